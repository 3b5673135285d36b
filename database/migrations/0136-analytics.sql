-- What visitors who agreed did, without who they are (decision 0172). Rows are deleted after the retailer's retention.
create table analytics_event (
  tenant_id text not null,
  id text not null,
  at timestamptz not null,
  kind text not null check (kind in ('page', 'alert', 'error', 'script-error', 'calls', 'exposure')),
  path text,
  -- Keyed hashes of the browser's random session, and of one-way references to account and order.
  session_hash text not null,
  user_hash text,
  order_hash text,
  detail jsonb not null,
  primary key (tenant_id, id)
);
create index analytics_event_by_time on analytics_event (tenant_id, at);
call protect_by_tenant('analytics_event');

-- What is left of them: how often, by day.
create table analytics_day (
  tenant_id text not null,
  day date not null,
  kind text not null,
  name text not null,
  seen integer not null check (seen > 0),
  primary key (tenant_id, day, kind, name)
);
call protect_by_tenant('analytics_day');
