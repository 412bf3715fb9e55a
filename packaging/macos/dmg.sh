#!/bin/sh
# The disk image from Sfumato.app (on a Mac):  dmg.sh Sfumato.app VERSION OUT_FOLDER
# Set SIGN to a Developer ID to sign; without it the app is signed for this machine only, and on
# other Macs has to be opened once by Control-click ▸ Open.
set -eu
app=$1 version=$2 out=$3
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
cp -R "$app" "$root/"
codesign --force --deep --options runtime --entitlements "$(dirname "$0")/entitlements.plist" \
    --sign "${SIGN:--}" "$root/$(basename "$app")"
ln -s /Applications "$root/Applications"
mkdir -p "$out"
hdiutil create -volname "Sfumato $version" -srcfolder "$root" -ov -format ULMO "$out/sfumato-$version-macos-$(uname -m).dmg"
