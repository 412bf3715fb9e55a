#!/bin/sh
# The Debian package from the one-folder app:  deb.sh APP_FOLDER ICONS VERSION OUT_FOLDER
set -eu
app=$1 icons=$2 version=$3 out=$4
here=$(dirname "$0")
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
chmod 755 "$root"

share=$root/usr/share
mkdir -p "$root/usr/lib" "$root/usr/bin" "$share/applications" "$share/mime/packages" "$share/man/man1" \
    "$share/doc/sfumato" "$share/icons/hicolor/scalable/apps" "$root/DEBIAN"
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
    echo "Sfumato is under the Apache License 2.0 (/usr/share/common-licenses/Apache-2.0)."
    echo "The libraries inside are under their own licences: /usr/lib/sfumato/_internal/licences/"
    echo "and listed in /usr/lib/sfumato/_internal/sbom.cdx.json."
} >"$share/doc/sfumato/copyright"

sed "s/@VERSION@/$version/; s/@ARCHITECTURE@/$(dpkg --print-architecture)/; s/@KILOBYTES@/$(du -sk "$root/usr" | cut -f1)/" \
    "$here/control" >"$root/DEBIAN/control"
chmod -R u=rwX,go=rX "$root/usr"
mkdir -p "$out"
dpkg-deb --root-owner-group -Zxz -z6 --build "$root" "$out/sfumato_${version}_$(dpkg --print-architecture).deb"
