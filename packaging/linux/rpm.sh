#!/bin/sh
# The RPM package from the one-folder app:  rpm.sh APP_FOLDER ICONS VERSION OUT_FOLDER
# The same files as the Debian package; rpmbuild packs what lies there and looks for nothing.
set -eu
app=$1 icons=$2 version=$3 out=$4
here=$(dirname "$0")
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
"$here/layout.sh" "$app" "$icons" "$version" "$root/files"
sed "s/@VERSION@/$version/" "$here/sfumato.spec.in" >"$root/sfumato.spec"
rpmbuild --quiet -bb --target "$(uname -m)" --define "_topdir $root/rpmbuild" --define "laid_out $root/files" \
    --define "_rpmdir $out" --define "_build_name_fmt sfumato-%{VERSION}.%{ARCH}.rpm" "$root/sfumato.spec"
