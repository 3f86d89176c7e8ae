#!/bin/sh
# start.sh: starts PgBouncer in its container, with the password of the shop's role.
set -eu
umask 077
printf '"haat" "%s"\n' "$SHOP_PASSWORD" >/etc/pgbouncer/users.txt
exec pgbouncer /haat/pgbouncer.ini
