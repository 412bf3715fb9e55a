#!/bin/sh
# The kernels' machine code and numba's runtime become a module of Windows' Python:  link-kernels.sh WORK KERNELS
# What mingw links into it is named for the list of parts: KERNELS/linked/<name>@<version>/copyright.
set -eu
work=$1 kernels=$2
site=$work/python/Lib/site-packages numba=$work/python/Lib/site-packages/numba
flags="-w -O2 -D_UCRT -DMS_WIN64 -DPYCC_MODULE_NAME=sfumato_kernels -DPYCC_USE_NRT=1 -DNUMBA_LAPACK_BUILD_ILP64=0
    -I$work/include -I$site/numpy/_core/include -I$numba -I$numba/pycc"
for part in pycc/modulemixin cext/dictobject cext/listobject cext/setobject cext/utils; do
    x86_64-w64-mingw32-gcc $flags -c "$numba/$part.c" -o "$kernels/object/$(basename $part).obj"
done
x86_64-w64-mingw32-g++ $flags -fno-exceptions -fno-rtti -c "$numba/core/runtime/nrt.cpp" -o "$kernels/object/nrt.obj"
printf 'EXPORTS\nPyInit_sfumato_kernels\n' >"$kernels/object/exports.def"
x86_64-w64-mingw32-gcc -dumpspecs | sed 's/-lmsvcrt/-lucrt/g' >"$kernels/object/ucrt.specs"
# __chkstk: what Microsoft calls the probe of a large stack frame; mingw's does the same under another name
x86_64-w64-mingw32-gcc -specs="$kernels/object/ucrt.specs" -shared -static -s -Wl,--no-insert-timestamp \
    -Wl,--defsym,__chkstk=___chkstk_ms \
    -o "$kernels/sfumato_kernels.cp311-win_amd64.pyd" "$kernels/object/sfumato_kernels.o" "$kernels"/object/*.obj \
    "$kernels/object/exports.def" "$work/python/python311.dll"
for package in mingw-w64-x86-64-dev gcc-mingw-w64-x86-64-win32-runtime; do
    version=$(dpkg-query -W -f '${Version}' "$package" | tr : -)
    mkdir -p "$kernels/linked/$package@$version"
    cp -L "/usr/share/doc/$package/copyright" "$kernels/linked/$package@$version/copyright"
done
