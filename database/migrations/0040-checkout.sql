-- A buyer has one draft per vehicle, so that adding it twice finds the first.
create unique index orders_one_draft_per_buyer on orders (tenant_id, account_id, vehicle_id)
  where order_status in ('DRAFT', 'PII_UPDATE_SUCCESSFUL', 'ORDER_INITIATION_FAILED');

-- Which messages about an order were queued, so that a repeated job does not send them twice.
create table order_notice (
  tenant_id text not null,
  order_id text not null,
  kind text not null,
  queued_at timestamptz not null,
  primary key (tenant_id, order_id, kind)
);
call protect_by_tenant('order_notice');
