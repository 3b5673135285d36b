#!/bin/sh
# The login of requests, which owns nothing; migrations give it its rights.
set -eu
psql --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --set=ON_ERROR_STOP=1 --set=password="$WEB_PASSWORD" <<'SQL'
create role forecourt_web login password :'password';
SQL
