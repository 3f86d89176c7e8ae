#!/bin/sh
# restore.sh BACKUP PGDATA [TIME]: makes a new cluster of a backup and of all WAL that was kept since, or of that until TIME. Start
# PostgreSQL on it afterwards, with archive_mode=off until it is looked at: it reads the WAL and is a primary of its own then.
set -eu
archive=${ARCHIVE:-/archive}
if [ -e "$2/PG_VERSION" ]; then
  echo "There is a cluster in $2 already." >&2
  exit 1
fi
mkdir -p "$2"
cp -a "$1/." "$2/"
chmod 700 "$2"
rm -f "$2/standby.signal" "$2/postmaster.pid"
{
  echo "restore_command = 'cp \"$archive/wal/%f\" \"%p\"'"
  echo "recovery_target_timeline = 'latest'"
  echo "recovery_target_action = 'promote'"
  # It has no standby yet.
  echo "synchronous_standby_names = ''"
  echo "primary_conninfo = ''"
  echo "primary_slot_name = ''"
  if [ -n "${3:-}" ]; then echo "recovery_target_time = '$3'"; fi
} >>"$2/postgresql.auto.conf"
touch "$2/recovery.signal"
