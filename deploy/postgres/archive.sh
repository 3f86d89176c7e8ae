#!/bin/sh
# archive.sh PATH NAME: keeps a piece of WAL. PostgreSQL tries again until it succeeds, and may bring the same piece twice after a crash.
set -eu
target=${ARCHIVE:-/archive}/wal/$2
if [ -f "$target" ]; then exec cmp -s "$1" "$target"; fi
cp "$1" "$target.part"
sync "$target.part"
mv "$target.part" "$target"
