#!/bin/sh
# Makes the database folder at the first start, as the official image of PostgreSQL does, then runs PostgreSQL.
set -eu
PATH="$(echo /usr/lib/postgresql/*/bin):$PATH"
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  secret="$(mktemp)"
  printf '%s' "$POSTGRES_PASSWORD" >"$secret"
  initdb --pgdata="$data" --username="$POSTGRES_USER" --pwfile="$secret" --auth-local=trust --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  rm "$secret"
  echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
  pg_ctl --pgdata="$data" --options='-c listen_addresses= -c unix_socket_directories=/tmp' --wait start
  createdb --host=/tmp --username="$POSTGRES_USER" "$POSTGRES_DB"
  for file in /docker-entrypoint-initdb.d/*.sh; do PGHOST=/tmp sh "$file"; done
  pg_ctl --pgdata="$data" --mode=fast --wait stop
fi
exec postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp
