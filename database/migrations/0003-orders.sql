create table orders (
  tenant_id text not null,
  id text not null,
  order_number text not null,
  account_id text not null,
  vehicle_id text not null,
  deal_type text not null check (deal_type in ('Cash', 'Finance', 'Lease')),
  deal_ref_id text not null,
  deal_status text not null,
  order_status text not null,
  -- Immutable once submitted_at is set (enforced below).
  snapshot jsonb not null,
  amount_due_cents bigint not null,
  -- Buyer's details, encrypted (platform/server/field-encryption).
  buyer_sealed text,
  created_at timestamptz not null,
  submitted_at timestamptz,
  canceled_at timestamptz,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, order_number),
  foreign key (tenant_id, vehicle_id) references vehicle (tenant_id, id)
);
create index orders_account on orders (tenant_id, account_id, created_at);
-- Promise 2: at most one active order per vehicle, whatever the code above it does.
create unique index orders_one_active_per_vehicle on orders (tenant_id, vehicle_id)
  where order_status not in ('DRAFT', 'PII_UPDATE_SUCCESSFUL', 'ORDER_INITIATION_FAILED', 'CANCELED', 'DELIVERED', 'DELIVERED_NO_RETURN');
call protect_by_tenant('orders');

create function keep_snapshot() returns trigger language plpgsql as $$
begin
  if old.submitted_at is not null and (new.snapshot is distinct from old.snapshot or new.amount_due_cents <> old.amount_due_cents) then
    raise exception 'a submitted order keeps its snapshot' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger orders_keep_snapshot before update on orders for each row execute function keep_snapshot();

create table order_history (
  tenant_id text not null,
  order_id text not null,
  seq bigint generated always as identity,
  order_status text not null,
  deal_status text not null,
  actor text not null,
  reason text not null,
  at timestamptz not null,
  primary key (tenant_id, order_id, seq)
);
call protect_by_tenant('order_history');
