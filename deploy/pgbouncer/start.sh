#!/bin/sh
# Starts PgBouncer in its container. Which host is the primary is kept in a volume, so that a new container knows it too.
set -eu
umask 077
for file in pgbouncer.ini primary.ini; do
  [ "$file" = primary.ini ] && [ -f /etc/pgbouncer/primary.ini ] || cp "/haat/$file" "/etc/pgbouncer/$file"
done
printf '"haat" "%s"\n' "$POSTGRES_PASSWORD" >/etc/pgbouncer/users.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
