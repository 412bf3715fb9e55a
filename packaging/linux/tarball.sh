#!/bin/sh
# The portable archive from the one-folder app:  tarball.sh APP_FOLDER ICONS VERSION OUT_FOLDER
# Unpack it anywhere, start ./sfumato. `./install-menu-entry` adds it to the desktop's menu.
set -eu
app=$1 icons=$2 version=$3 out=$4
here=$(dirname "$0")
name=sfumato-$version-linux-$(uname -m)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mkdir -p "$root/$name/share" "$out"
cp -a "$app" "$root/$name/app"
cp "$here/sfumato" "$here/install-menu-entry" "$root/$name/"
cp "$here/sfumato.desktop" "$here/sfumato-mime.xml" "$icons/sfumato-256.png" "$root/$name/share/"
sed "s/@VERSION@/$version/" "$here/sfumato.1" >"$root/$name/share/sfumato.1"
cp "$here/../../CHANGELOG.md" "$here/../../LICENSE" "$root/$name/"
chmod -R u=rwX,go=rX "$root/$name"
# jumps of machine code pack better as absolute addresses; the filter has to fit the machine
case $(uname -m) in x86_64) filter=--x86 ;; aarch64) filter=--arm64 ;; *) filter= ;; esac
tar -C "$root" --owner=0 --group=0 --sort=name -cf - "$name" |
    xz -T0 $filter --lzma2=preset=3 >"$out/$name.tar.xz"
