#!/bin/sh
# Build the one-folder app in dist/sfumato:  build.sh PYTHON   (on Windows: from a POSIX shell such as Git's)
set -eu
python=$1
cd "$(dirname "$0")/.."
"$python" packaging/icons.py build/icons
"$python" -m PyInstaller --noconfirm --log-level ERROR --workpath build/pyinstaller --distpath dist packaging/sfumato.spec
if [ "$(uname)" = Linux ]; then
    "$python" packaging/finish.py dist/sfumato
fi
