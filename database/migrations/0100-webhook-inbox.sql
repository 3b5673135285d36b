-- What third parties told us, as they told it. The first row of an event counts; later copies change nothing.
create table webhook_event (
  tenant_id text not null,
  source text not null,
  event_id text not null,
  type text not null,
  -- The raw bytes, sealed: they may name people.
  body_sealed text not null,
  occurred_at timestamptz,
  received_at timestamptz not null,
  -- How often it was delivered.
  deliveries int not null default 1,
  applied_at timestamptz,
  -- Code of the last refusal while it is not applied.
  problem text,
  primary key (tenant_id, source, event_id)
);
create index webhook_event_open on webhook_event (tenant_id, received_at) where applied_at is null;
call protect_by_tenant('webhook_event');
