#!/bin/sh
# standby.sh: fills an empty PGDATA as a standby of PRIMARY_HOST:PRIMARY_PORT, under the name NODE. The slot of that name keeps the
# WAL that it still needs while it is away.
set -eu
if [ -e "$PGDATA/backup_label" ] && [ ! -e "$PGDATA/standby.signal" ] && [ ! -e "$PGDATA/recovery.signal" ]; then
  # Started, it would be a primary of its own.
  echo "The copy in $PGDATA broke off: empty the folder, and start again." >&2
  exit 1
fi
if [ -s "$PGDATA/PG_VERSION" ]; then exit 0; fi
primary="host=$PRIMARY_HOST port=${PRIMARY_PORT:-5432} user=replicator application_name=$NODE"
# In the connection string, so that the standby has it too.
primary="$primary password=$REPLICATION_PASSWORD"
psql -XqAt -v ON_ERROR_STOP=1 -v slot="$NODE" "$primary dbname=postgres" <<'SQL'
SELECT pg_create_physical_replication_slot(:'slot') WHERE NOT EXISTS (SELECT FROM pg_replication_slots WHERE slot_name = :'slot');
SQL
pg_basebackup --dbname="$primary" --pgdata="$PGDATA" --write-recovery-conf --slot="$NODE" --wal-method=stream --checkpoint=fast
chmod 700 "$PGDATA"
