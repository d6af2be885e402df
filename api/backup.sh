#!/usr/bin/env bash
# Dumps and restores the campaign's database, on Debian and with Docker. As root:
#
#   backup.sh dump          writes a dump into BACKUPS, keeps the newest KEEP, and drops the
#                           databases that a restore or undo renamed KEEP days ago
#   backup.sh restore FILE  puts the dump in place of the database, which it renames
#   backup.sh undo NAME     puts a database that a restore renamed back in place
#
# The keys and passwords are not in a dump: keep .env, or /etc/campaign.env, with it.
set -euo pipefail
BACKUPS=${BACKUPS:-/var/backups/campaign}
KEEP=${KEEP:-14}
DATABASE=${DATABASE:-campaign}
OWNER=${OWNER:-campaign}
# cron has no folder of root's programs in its own.
PATH=$PATH:/usr/sbin:/sbin

# How a program of PostgreSQL is run as its superuser: RUN_AS says it, or the container, or Debian.
if [ -n "${RUN_AS:-}" ]; then
  as_postgres() { $RUN_AS "$@"; }
elif [ -f "$(dirname "$0")/.env" ]; then
  as_postgres() { (cd "$(dirname "$0")" && docker compose exec -T --user postgres database "$@"); }
else
  as_postgres() { (cd / && runuser -u postgres -- "$@"); }
fi
sql() { as_postgres psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --tuples-only --no-align \
  --dbname="${2:-postgres}" --command="$1"; }

# The servers connect again within a second, to whichever database has the name then.
rename() {
  as_postgres psql --quiet --no-psqlrc --set ON_ERROR_STOP=1 --dbname=postgres <<END
alter database "$1" with allow_connections false;
select pg_terminate_backend(pid) from pg_stat_activity where datname = '$1' \g /dev/null
alter database "$1" rename to "$2";
END
}
exists() { [ -n "$(sql "select 1 from pg_database where datname = '$1'")" ]; }
# The database $1 takes the place of the present one, which is kept as $2 where there is one. It does not
# know which private links of partners were ended since, so the present one says so.
swap() {
  local links=
  if exists "$DATABASE"; then
    links=$(sql "select format('insert into partner_links as link (partner, generation, made_at, expires)
      values (%L, %L, %L, %L) on conflict (partner) do update
      set generation = excluded.generation, made_at = excluded.made_at, expires = excluded.expires
      where link.generation < excluded.generation;', partner, generation, made_at, expires)
      from partner_links" "$DATABASE") || true
    rename "$DATABASE" "$2"
  fi
  rename "$1" "$DATABASE"
  sql "alter database \"$DATABASE\" with allow_connections true"
  sql "$links" "$DATABASE" || echo "Private links that were ended since work again: end them at /private" >&2
}

case "${1:-}" in
  dump)
    umask 077
    mkdir -p "$BACKUPS"
    trap 'rm -f "$file.new"' EXIT
    file=$BACKUPS/$(date --utc +%Y%m%dT%H%M%SZ).dump
    as_postgres pg_dump --format=custom "$DATABASE" > "$file.new"
    mv "$file.new" "$file"
    ls -1 "$BACKUPS"/*.dump | sort | head -n "-$KEEP" | xargs --no-run-if-empty rm --
    # What a restore kept ends with the dumps of its day, because events are not kept for ever.
    oldest=$(date --utc --date="$KEEP days ago" +%Y%m%dt%H%M%Sz)
    for kept in $(sql "select datname from pg_database where right(datname, 16) < '$oldest'
      and datname ~ '^${DATABASE}_(before|restored)_[0-9]{8}t[0-9]{6}z$'"); do
      sql "drop database \"$kept\" with (force)"
      echo "Dropped the database $kept of a restore" >&2
    done
    echo "$file"
    ;;
  restore)
    dump=${2:?Name the dump}
    kept=${DATABASE}_before_$(date --utc +%Y%m%dt%H%M%Sz)
    sql "drop database if exists restored"
    as_postgres createdb --owner="$OWNER" --encoding=UTF8 --template=template0 restored
    as_postgres pg_restore --dbname=restored --role="$OWNER" --no-owner --single-transaction < "$dump"
    swap restored "$kept"
    echo "Restored $dump."
    if exists "$kept"; then
      echo "What was stored after it was made is in the database $kept only."
      echo "Restart the servers. To get that back, within $KEEP days: $0 undo $kept"
    fi
    ;;
  undo)
    kept=${2:?Name the database that the restore named}
    if [[ $kept != "$DATABASE"_* ]] || ! exists "$kept"; then
      echo "There is no database $kept of a restore" >&2
      exit 1
    fi
    swap "$kept" "${DATABASE}_restored_$(date --utc +%Y%m%dt%H%M%Sz)"
    echo "The database is again what it was before the restore. Restart the servers."
    ;;
  *)
    sed -n '2,9s/^# \?//p' "$0" >&2
    exit 2
    ;;
esac
