#!/bin/sh
# create-database.sh CONNECTION: Patroni runs it once, in a new cluster: the role and the database of the shop, and the place of backups.
set -eu
psql -Xq -v ON_ERROR_STOP=1 -v password="$SHOP_PASSWORD" "$1" <<'SQL'
CREATE ROLE haat LOGIN PASSWORD :'password';
CREATE DATABASE haat OWNER haat;
-- PgBouncer passes no settings of a connection on, and opens its connections before the first migration gives them to the role.
ALTER DATABASE haat SET timezone = 'UTC';
ALTER DATABASE haat SET statement_timeout = '20s';
ALTER DATABASE haat SET idle_in_transaction_session_timeout = '10s';
SQL
pgbackrest --stanza=haat stanza-create
