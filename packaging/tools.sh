#!/bin/sh
# The tools of the system that packages are built (`tools.sh build PYTHON`) or tried (`tools.sh test`) with, and
# those for the Windows package (`tools.sh windows`).
# Installed when root on Debian or Ubuntu, otherwise the exact command is printed and the run stops.
set -eu
[ "$(uname)" = Linux ] || exit 0
if [ "$1" = build ]; then
    tools="c++=g++ strip=binutils xz=xz-utils rpmbuild=rpm"
elif [ "$1" = windows ]; then
    # wine, the compiler of what is linked for Windows and that of the installer, a display and a keyboard
    tools="/usr/lib/wine/wine64=wine64 x86_64-w64-mingw32-g++-win32=g++-mingw-w64-x86-64-win32 makensis=nsis unzip=unzip
    osslsigncode=osslsigncode Xvfb=xvfb xdotool=xdotool import=imagemagick runuser=util-linux"
else
    # a display, the accessibility bus, a record of system calls
    tools="Xvfb=xvfb dbus-run-session=dbus strace=strace import=imagemagick runuser=util-linux
    desktop-file-validate=desktop-file-utils man=man-db rpm=rpm"
fi
missing=""
for entry in $tools; do
    command -v "${entry%%=*}" >/dev/null 2>&1 || missing="$missing ${entry#*=}"
done
if [ "$1" = build ]; then
    headers=$("$2" -c 'import sysconfig; print(sysconfig.get_paths()["include"])')
    [ -f "$headers/Python.h" ] || missing="$missing python3.11-dev"
elif [ "$1" = test ]; then
    [ -x /usr/libexec/at-spi-bus-launcher ] || missing="$missing at-spi2-core"
    /usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null ||
        missing="$missing python3-gi gir1.2-atspi-2.0"
fi
[ -n "$missing" ] || exit 0

command="apt-get install -y --no-install-recommends$missing"
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing tools:$missing"
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update -qq && $command -qq; } >/dev/null && exit 0
fi
echo "Packages are made and tried with tools that are not installed. Please run:" >&2
echo "    sudo $command" >&2
exit 1
