#!/bin/sh
# The Debian package from the one-folder app:  deb.sh APP_FOLDER ICONS VERSION OUT_FOLDER
set -eu
app=$1 icons=$2 version=$3 out=$4
here=$(dirname "$0")
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
chmod 755 "$root"

"$here/layout.sh" "$app" "$icons" "$version" "$root"
mkdir "$root/DEBIAN"
sed "s/@VERSION@/$version/; s/@ARCHITECTURE@/$(dpkg --print-architecture)/; s/@KILOBYTES@/$(du -sk "$root/usr" | cut -f1)/" \
    "$here/control" >"$root/DEBIAN/control"
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
