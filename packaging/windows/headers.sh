#!/bin/sh
# Python's C headers and its library in source, from Debian's source package:  headers.sh WORK
# Into WORK/include and WORK/source/Lib. Lists of its own, made from those of the system: nothing of that changes.
set -eu
cd "$1"
mkdir -p apt/parts apt/lists/partial apt/cache/archives/partial source
for list in /etc/apt/sources.list.d/*.sources /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [ -f "$list" ] || continue
    sed 's/^Types:.*/Types: deb-src/; s/^deb /deb-src /' "$list" >"apt/parts/$(basename "$list")"
done
[ ! -f apt/parts/sources.list ] || mv apt/parts/sources.list apt/parts/main.list
own="-o Dir::Etc::SourceList=/dev/null -o Dir::Etc::SourceParts=$PWD/apt/parts -o Dir::State::Lists=$PWD/apt/lists
    -o Dir::Cache=$PWD/apt/cache -o APT::Sandbox::User=root"
apt-get -qq $own update
(cd fetched && apt-get -qq $own source --download-only --only-source python3.11/bookworm)
echo "2411c74bda5bbcfcddaf4531f66d1adc73f247f529aee981b029513aefdbf849  fetched/python3.11_3.11.2.orig.tar.gz" | sha256sum --quiet -c
tar -xzf fetched/python3.11_3.11.2.orig.tar.gz -C source --strip-components=1 --wildcards '*/Include/*' '*/PC/pyconfig.h' '*/Lib/*'
cp -r source/Include/. include/
cp source/PC/pyconfig.h include/
