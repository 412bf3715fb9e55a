#!/bin/sh
# Make the virtual environment with Python 3.11 (or 3.12, 3.13), or say what is missing.
set -eu
for candidate in python3.11 python3.12 python3.13 python3 python; do
    if "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' 2>/dev/null; then
        if "$candidate" -m venv "$1"; then
            # Python 3.11 puts an old setuptools with known holes there, which nothing here asks for
            "$1/bin/python" -m pip uninstall --quiet --yes --disable-pip-version-check setuptools 2>/dev/null || true
            exit 0
        fi
        echo "Python is here, but its venv module is not. On Debian or Ubuntu: apt-get install python3-venv" >&2
        exit 1
    fi
done
echo "Sfumato needs Python 3.11, 3.12 or 3.13 and found none (tried python3.11, python3.12, python3.13, python3, python)." >&2
exit 1
