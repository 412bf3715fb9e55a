#!/bin/sh
# Make the virtual environment with Python 3.11, or say what is missing.
set -eu
for candidate in python3.11 python3 python; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' 2>/dev/null; then
        "$candidate" -m venv "$1" && exit 0
        echo "Python 3.11 is here, but its venv module is not. On Debian or Ubuntu: apt-get install python3.11-venv" >&2
        exit 1
    fi
done
echo "Sfumato needs Python 3.11 and found none (tried python3.11, python3, python)." >&2
exit 1
