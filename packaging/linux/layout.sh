#!/bin/sh
# The one-folder app as a system's package lays it out:  layout.sh APP_FOLDER ICONS VERSION ROOT
set -eu
app=$1 icons=$2 version=$3 root=$4
here=$(dirname "$0")
share=$root/usr/share
mkdir -p "$root/usr/lib" "$root/usr/bin" "$share/applications" "$share/mime/packages" "$share/man/man1" \
    "$share/doc/sfumato" "$share/icons/hicolor/scalable/apps"
cp -a "$app" "$root/usr/lib/sfumato"
ln -s ../lib/sfumato/sfumato "$root/usr/bin/sfumato"
cp "$here/sfumato.desktop" "$share/applications/"
cp "$here/sfumato-mime.xml" "$share/mime/packages/sfumato.xml"
sed "s/@VERSION@/$version/" "$here/sfumato.1" | gzip -9n >"$share/man/man1/sfumato.1.gz"
cp "$here/../../resources/icons/sfumato.svg" "$share/icons/hicolor/scalable/apps/"
for size in 16 32 64 128 256; do
    mkdir -p "$share/icons/hicolor/${size}x$size/apps"
    cp "$icons/sfumato-$size.png" "$share/icons/hicolor/${size}x$size/apps/sfumato.png"
done
gzip -9n <"$here/../../CHANGELOG.md" >"$share/doc/sfumato/changelog.gz"
{
    echo "Sfumato is under the Apache License 2.0 (/usr/lib/sfumato/_internal/LICENSE)."
    echo "The libraries inside are under their own licences: /usr/lib/sfumato/_internal/licences/"
    echo "and listed in /usr/lib/sfumato/_internal/sbom.cdx.json."
} >"$share/doc/sfumato/copyright"
chmod -R u=rwX,go=rX "$root/usr"
