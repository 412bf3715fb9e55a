#!/bin/sh
# Build the one-folder app and this system's packages in dist/:  build.sh PYTHON
# (On Windows from a POSIX shell such as Git's, with makensis on the path.)
set -eu
python=$1
cd "$(dirname "$0")/.."
version=$("$python" -c 'from engine import VERSION; print(VERSION)')
rm -rf dist/sfumato dist/sfumato[-_]*
"$python" packaging/icons.py build/icons
"$python" packaging/kernels.py build/kernels
"$python" packaging/dask_part.py fetch "build/dask-$version"
"$python" packaging/dask_part.py list "build/dask-$version"
"$python" -m PyInstaller --noconfirm --log-level ERROR --workpath build/pyinstaller --distpath dist packaging/sfumato.spec

case "$(uname)" in
Linux)
    "$python" packaging/finish.py dist/sfumato
    "$python" packaging/dask_part.py pack "build/dask-$version" "dist/sfumato-dask-$version-linux-$(uname -m).tar.xz"
    packaging/linux/tarball.sh dist/sfumato build/icons "$version" dist
    if command -v dpkg-deb >/dev/null; then
        packaging/linux/deb.sh dist/sfumato build/icons "$version" dist
    fi
    if command -v rpmbuild >/dev/null; then
        packaging/linux/rpm.sh dist/sfumato build/icons "$version" "$PWD/dist"
    fi
    ;;
Darwin)
    packaging/macos/dmg.sh dist/Sfumato.app "$version" dist
    ;;
*)
    "$python" packaging/dask_part.py pack "build/dask-$version" "dist/sfumato-dask-$version-windows.zip"
    makensis -DVERSION="$version" -DAPP="$PWD/dist/sfumato" -DICON="$PWD/build/icons/sfumato.ico" \
        -DOUT="$PWD/dist" packaging/windows/sfumato.nsi
    ;;
esac
"$python" packaging/sizes.py dist
