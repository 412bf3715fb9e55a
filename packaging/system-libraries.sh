#!/bin/sh
# The system libraries Qt needs: installed when root on Debian or Ubuntu, otherwise the exact
# command is printed and the run stops. First argument: `window` (X11) or `offscreen` (tests).
set -eu
[ "$(uname)" = Linux ] || exit 0

libraries="libglib-2.0.so.0=libglib2.0-0 libEGL.so.1=libegl1 libGL.so.1=libgl1 libfontconfig.so.1=libfontconfig1
libxkbcommon.so.0=libxkbcommon0 libdbus-1.so.3=libdbus-1-3"
if [ "$1" = window ] && [ -n "${DISPLAY:-}" ]; then
    libraries="$libraries libxcb-cursor.so.0=libxcb-cursor0 libxcb-icccm.so.4=libxcb-icccm4
    libxcb-keysyms.so.1=libxcb-keysyms1 libxcb-shape.so.0=libxcb-shape0 libxkbcommon-x11.so.0=libxkbcommon-x11-0"
fi

known=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p 2>/dev/null || true)
missing=""
for entry in $libraries; do
    case "$known" in
        *"${entry%%=*} "*) ;;
        *) missing="$missing ${entry#*=}" ;;
    esac
done
# Text needs a font: without one Qt draws empty boxes.
if [ -z "$(find /usr/share/fonts /usr/local/share/fonts -name '*.[to]tf' 2>/dev/null | head -n 1)" ]; then
    missing="$missing fonts-dejavu-core"
fi
[ -n "$missing" ] || exit 0

command="apt-get install -y --no-install-recommends$missing"
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing system libraries:$missing"
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update -qq && $command -qq; } >/dev/null && exit 0
    echo "That failed. Please run: $command" >&2
    exit 1
fi
echo "Qt needs system libraries that are not installed. Please run:" >&2
echo "    sudo $command" >&2
exit 1
