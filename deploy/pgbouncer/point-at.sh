#!/bin/sh
# point-at.sh HOST [PORT]: from now on the primary is there. The connections to the former one are closed.
set -eu
config=${PGBOUNCER_CONFIG:-/etc/pgbouncer}
pidfile=${PGBOUNCER_PIDFILE:-/run/pgbouncer/pgbouncer.pid}
sed "s/host=[^ ]*/host=$1/; s/port=[^ ]*/port=${2:-5432}/" "$config/primary.ini" >"$config/primary.ini.new"
# Written in place: the file may be mounted alone.
cat "$config/primary.ini.new" >"$config/primary.ini"
rm "$config/primary.ini.new"
kill -HUP "$(cat "$pidfile")"
echo "PgBouncer leads to $1:${2:-5432}."
