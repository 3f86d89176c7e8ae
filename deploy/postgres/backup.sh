#!/bin/sh
# backup.sh: copies the whole cluster into $ARCHIVE/base/<time>, while the shop goes on, and checks the copy. With the WAL of
# $ARCHIVE/wal it is restored to any moment after this one.
set -eu
# One that breaks off has another name, and so is never taken for a backup.
folder=${ARCHIVE:-/archive}/base/$(date -u +%Y%m%dT%H%M%SZ)
pg_basebackup --pgdata="$folder.part" --wal-method=stream --checkpoint=fast --manifest-checksums=SHA256
pg_verifybackup --quiet "$folder.part"
mv "$folder.part" "$folder"
echo "$folder"
