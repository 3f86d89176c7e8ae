#!/bin/sh
# promote.sh [--even-if-orders-are-lost]: makes this standby the primary. Stop the former primary first, so that nobody writes there any
# more, and afterwards tell PgBouncer (point-at.sh).
set -eu
state=${ARCHIVE:-/archive}/synchronous
if [ "$(cat "$state" 2>/dev/null || echo unknown)" != yes ] && [ "${1:-}" != --even-if-orders-are-lost ]; then
  echo "The primary last worked without this standby, which may lack orders: bring the primary back instead, or say --even-if-orders-are-lost." >&2
  exit 1
fi
psql -XqAt -v ON_ERROR_STOP=1 -d postgres -c 'SELECT pg_promote(true, 60)' | grep -qx t
echo 'This is the primary now.'
