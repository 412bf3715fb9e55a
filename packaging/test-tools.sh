#!/bin/sh
# What the smoke test of the packages needs besides: a display, the accessibility bus, strace, makensis.
# Installed when root on Debian or Ubuntu, otherwise the exact command is printed and the run stops.
set -eu
missing=""
for entry in Xvfb=xvfb dbus-run-session=dbus strace=strace import=imagemagick makensis=nsis runuser=util-linux; do
    command -v "${entry%%=*}" >/dev/null 2>&1 || missing="$missing ${entry#*=}"
done
[ -x /usr/libexec/at-spi-bus-launcher ] || missing="$missing at-spi2-core"
/usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null || missing="$missing python3-gi gir1.2-atspi-2.0"
[ -n "$missing" ] || exit 0

command="apt-get install -y --no-install-recommends$missing"
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update -qq && $command -qq; } >/dev/null && exit 0
fi
echo "The smoke test needs tools that are not installed. Please run:" >&2
echo "    sudo $command" >&2
exit 1
