#!/bin/sh
# keeper.sh: one beside each PostgreSQL; it acts where that one is the primary. While the standby streams, commits wait for it; while it
# is away they do not, so that the shop goes on. What is the case is written to $ARCHIVE/synchronous, "no" before commits stop to
# wait, and "yes" only when the standby has everything: promote.sh refuses a standby that may lack orders.
set -eu
# As the first process of a container it would not end by itself.
trap 'exit 0' INT TERM
state=${ARCHIVE:-/archive}/synchronous
ask() { psql -XqAt -v ON_ERROR_STOP=1 -d postgres -c "$1"; }
write() {
  printf '%s\n' "$1" >"$state.new"
  sync "$state.new"
  mv "$state.new" "$state"
  echo "$(date -u +%FT%TZ) synchronous: $1"
}
is_primary="SELECT NOT pg_is_in_recovery()"
streaming="FROM pg_stat_replication WHERE application_name IN ('primary', 'standby') AND state = 'streaming'"
missed=0
said=
while :; do
  if [ "$(ask "$is_primary" 2>/dev/null || true)" != t ]; then
    # Not here, or away: whoever is the primary speaks.
    said=
  elif [ "$(ask "SELECT count(*) $streaming")" = 0 ]; then
    missed=$((missed + 1))
    # Twice: a connection that is made anew is no standby that is away.
    if [ "$missed" -ge 2 ] && [ "$said" != no ]; then
      write no
      said=no
      ask "ALTER SYSTEM SET synchronous_standby_names = ''"
      ask 'SELECT pg_reload_conf()' >/dev/null
    fi
  else
    missed=0
    if [ "$said" != yes ]; then
      ask "ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 (primary, standby)'"
      ask 'SELECT pg_reload_conf()' >/dev/null
      # Everything that was committed without waiting has to be there first.
      sleep 1
      now=$(ask 'SELECT pg_current_wal_flush_lsn()')
      if [ "$(ask "SELECT count(*) $streaming AND sync_state = 'sync' AND flush_lsn >= '$now'")" = 1 ]; then
        write yes
        said=yes
      fi
    fi
  fi
  sleep 0.5
done
