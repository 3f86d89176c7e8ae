#!/bin/sh
# Runs once in a new cluster: the role by which the standby copies.
set -eu
psql -Xq -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE replicator LOGIN REPLICATION PASSWORD :'password';
-- PgBouncer passes no settings of a connection on, and opens its connections before the first migration gives them to the role.
SELECT format('ALTER DATABASE %I SET timezone = ''UTC''', current_database()) \gexec
SELECT format('ALTER DATABASE %I SET statement_timeout = ''20s''', current_database()) \gexec
SELECT format('ALTER DATABASE %I SET idle_in_transaction_session_timeout = ''10s''', current_database()) \gexec
SQL
mkdir -p "${ARCHIVE:-/archive}/wal" "${ARCHIVE:-/archive}/base"
