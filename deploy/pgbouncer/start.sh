#!/bin/sh
# Starts PgBouncer in its container. Which host is the primary is kept in a volume, so that a new container knows it too.
set -eu
shipped=${PGBOUNCER_SHIPPED:-/haat}
config=${PGBOUNCER_CONFIG:-/etc/pgbouncer}
umask 077
for file in pgbouncer.ini primary.ini; do
  [ "$file" = primary.ini ] && [ -f "$config/primary.ini" ] || cp "$shipped/$file" "$config/$file"
done
printf '"haat" "%s"\n' "$POSTGRES_PASSWORD" >"$config/users.txt"
# A container that was killed still has this file. It names the process id that PgBouncer gets again, which takes it for another one then, and
# refuses to start.
rm -f "${PGBOUNCER_PIDFILE:-/run/pgbouncer/pgbouncer.pid}"
exec pgbouncer "$config/pgbouncer.ini"
