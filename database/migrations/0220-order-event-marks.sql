-- When the last applied word about a subject of an order was true: a word that is older is recorded and not applied.
create table order_event_mark (
  tenant_id text not null,
  order_id text not null,
  subject text not null,
  occurred_at timestamptz not null,
  event_id text not null,
  event text not null,
  primary key (tenant_id, order_id, subject)
);
call protect_by_tenant('order_event_mark');
