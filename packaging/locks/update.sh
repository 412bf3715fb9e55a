#!/bin/sh
# The locks from the pinned versions:  update.sh PYTHON     (`make locks`, after a requirements file was changed)
# Each names every file of each version by its SHA-256, so that pip refuses any other. Universal: one lock for
# all systems and Python 3.11 to 3.13. windows.txt is for building elsewhere: pip asks the system it runs on
# which lines are for Windows.
set -eu
python=$1
cd "$(dirname "$0")/../.."
"$python" -m pip install --quiet --disable-pip-version-check --target build/uv --upgrade uv==0.13.8
lock() {
    build/uv/bin/uv pip compile --quiet --python-version 3.11 --generate-hashes --no-header --no-annotate "$@"
}
rm -f packaging/locks/*.txt
lock --universal -o packaging/locks/run.txt requirements.txt
lock --universal -o packaging/locks/dask.txt requirements-dask.txt
lock --universal -o packaging/locks/test.txt requirements-test.txt
lock --universal -o packaging/locks/package.txt requirements-package.txt
lock --python-platform x86_64-pc-windows-msvc -o packaging/locks/windows.txt requirements-package.txt
lock --no-deps -o packaging/locks/wine.txt packaging/windows/wine-only.in
