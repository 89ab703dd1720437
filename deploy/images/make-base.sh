#!/bin/sh
# A base image without a registry: Debian by debootstrap, with this machine's Node in it. Usage, as root: make-base.sh NAME
# Then: NODE_IMAGE=NAME npm run images
set -eu
name=$1
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
debootstrap --variant=minbase --include=ca-certificates bookworm "$root"
rm -rf "$root"/var/cache/apt/archives/*.deb "$root"/var/lib/apt/lists/* "$root"/usr/share/doc/* "$root"/usr/share/man/* "$root"/usr/share/locale/*
modules=$(npm root --global)
mkdir -p "$root/usr/lib/node_modules"
cp "$(command -v node)" "$root/usr/bin/node"
cp -a "$modules/npm" "$root/usr/lib/node_modules/npm"
ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/bin/npm"
chroot "$root" useradd --uid 1000 --create-home node
container=$(buildah from scratch)
buildah add -q "$container" "$root" /
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$container"
buildah commit -q "$container" "$name"
buildah rm "$container" > /dev/null
