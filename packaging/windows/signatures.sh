#!/bin/sh
# Every program file of Windows' Python is signed by the Python Software Foundation:  signatures.sh FOLDER
# The time is that of Python 3.11.9 (the certificate has ended since). Not asked: time stamps and revocation, for
# which one has to be online. vcruntime140*.dll is Microsoft's, whose root Debian does not know; python311.zip
# carries no signature (compare_library.py).
set -eu
checked=0
for file in "$1"/*.exe "$1"/*.dll "$1"/*.pyd; do
    case $file in */vcruntime140*) continue ;; esac
    said=$(osslsigncode verify -time 1717200000 -ignore-timestamp -ignore-crl -ignore-cdp \
        -CAfile /etc/ssl/certs/ca-certificates.crt "$file" 2>&1) || said="not verified"
    case $said in
    *"CN=Python Software Foundation"*"Signature verification: ok"*) checked=$((checked + 1)) ;;
    *) echo "$file is not signed by the Python Software Foundation" >&2; exit 1 ;;
    esac
done
[ "$checked" -ge 25 ] || { echo "only $checked signed files in $1" >&2; exit 1; }
echo "ok  $checked files are signed by the Python Software Foundation"
