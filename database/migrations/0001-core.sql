-- Roles, the second lock (row-level security) and what every module shares.
do $$
begin
  if not exists (select from pg_roles where rolname = 'forecourt_app') then
    create role forecourt_app nologin;
  end if;
  execute format('grant forecourt_app to %I', current_user);
end $$;

-- The tenant pinned by the transaction; null (sees nothing) when none is.
create function app_tenant() returns text language sql stable
  as $$ select nullif(current_setting('app.tenant', true), '') $$;

-- Turns on both halves of row-level security for one table that has a tenant_id column.
create procedure protect_by_tenant(table_name text) language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format(
    'create policy %I on %I using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())',
    table_name || '_tenant', table_name);
  execute format('grant select, insert, update, delete on %I to forecourt_app', table_name);
end $$;

grant usage on schema public to forecourt_app;

create table tenant (
  id text primary key,
  slug text not null unique,
  hosts text[] not null default '{}',
  config jsonb not null,
  is_demo boolean not null default false,
  version bigint not null default 1,
  updated_at timestamptz not null
);
grant select on tenant to forecourt_app;

create table product_clock (
  only_row boolean primary key default true check (only_row),
  offset_seconds bigint not null default 0
);
insert into product_clock default values;
grant select, update on product_clock to forecourt_app;

create table idempotency (
  tenant_id text not null,
  actor_key text not null,
  idempotency_key text not null,
  route text not null,
  request_hash text not null,
  status int,
  response jsonb,
  created_at timestamptz not null,
  primary key (tenant_id, actor_key, route, idempotency_key)
);
call protect_by_tenant('idempotency');

-- Work to do after the commit that asked for it: at least once, leased, with backoff and dead letters.
create table job (
  id text primary key,
  tenant_id text not null,
  kind text not null,
  payload jsonb not null,
  dedupe_key text,
  run_at timestamptz not null,
  attempts int not null default 0,
  max_attempts int not null default 12,
  locked_until timestamptz,
  done_at timestamptz,
  dead_at timestamptz,
  last_error text,
  created_at timestamptz not null
);
create index job_due on job (run_at, id) where done_at is null and dead_at is null;
create unique index job_dedupe on job (tenant_id, kind, dedupe_key) where dedupe_key is not null and done_at is null and dead_at is null;
grant select, insert, update, delete on job to forecourt_app;

create table rate_limit (
  tenant_id text not null,
  bucket text not null,
  key_hash text not null,
  window_start timestamptz not null,
  hits int not null,
  primary key (tenant_id, bucket, key_hash, window_start)
);
call protect_by_tenant('rate_limit');

-- Data keys of each tenant, wrapped by the master key. The application role has no right here at all.
create table tenant_key (
  tenant_id text not null,
  purpose text not null check (purpose in ('seal', 'index')),
  version int not null check (version between 1 and 255),
  wrapped text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, purpose, version)
);
