#!/bin/sh
# Runs a mounted image's service as an orchestrator would, without one: uid 1000, a read-only root, no capability, no way to gain one,
# /tmp in memory, and one folder of the machine to write to. Usage, as root: run-image.sh ROOT DATA, the image's variables in the environment.
set -eu
if [ "${2:-}" != --inside ]; then exec unshare --mount -- "$0" "$1" --inside "$2"; fi
root=$1
data=$3
view=$(mktemp -d)
mount --make-rprivate /
mount --bind "$root" "$view"
mount --bind "$data" "$view/data"
mount -t tmpfs -o size=512m,mode=1777 tmpfs "$view/tmp"
mount --rbind /dev "$view/dev"
mount -t proc proc "$view/proc"
mount -o remount,ro,bind "$view"
# The view ends with its process: nobody else sees it.
exec chroot "$view" setpriv --reuid=1000 --regid=1000 --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all \
  /bin/sh -c 'cd /app && exec node --enable-source-maps "dist/apps/$APP/src/main.js"'
