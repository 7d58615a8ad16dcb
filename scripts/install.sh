#!/bin/sh
# Installs Python packages into a virtual environment. usage: install.sh ENVIRONMENT PACKAGES, as for `pip install`
# uv does this in about five seconds, pip in over a minute; pip remains for platforms without uv and for its settings.
set -eu
environment=$1
shift
with_pip() { "$environment/bin/python" -m pip install --quiet --disable-pip-version-check "$@"; }

if with_pip -r requirements/installer.txt 2>/dev/null &&
  "$environment/bin/uv" pip install --quiet --python "$environment/bin/python" "$@"; then exit; fi
with_pip "$@"
