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
# dpkg-deb itself, but for the filter with which machine code packs better (dpkg reads it all the same)
case $(uname -m) in x86_64) filter=--x86 ;; aarch64) filter=--arm64 ;; *) filter= ;; esac
parts=$root/parts
mkdir "$parts"
echo 2.0 >"$parts/debian-binary"
tar -C "$root/DEBIAN" --owner=0 --group=0 -cf - ./control | xz >"$parts/control.tar.xz"
tar -C "$root" --owner=0 --group=0 --sort=name -cf - ./usr | xz -T0 $filter --lzma2=preset=3 >"$parts/data.tar.xz"
package=$out/sfumato_${version}_$(dpkg --print-architecture).deb
rm -f "$package"
ar rcD "$package" "$parts/debian-binary" "$parts/control.tar.xz" "$parts/data.tar.xz"
dpkg-deb --info "$package" >/dev/null
