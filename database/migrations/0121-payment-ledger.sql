-- What moved, one line each, never changed: positive came to the retailer, negative went back to the buyer.
create table payment_entry (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  payment_id text not null,
  kind text not null check (kind in ('captured', 'refunded', 'returned')),
  amount_cents bigint not null check (amount_cents <> 0 and (kind = 'captured') = (amount_cents > 0)),
  -- The same cause counts once, however often a gateway tells it.
  cause text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_id) references payment (tenant_id, id)
);
create unique index payment_entry_once on payment_entry (tenant_id, payment_id, kind, cause);
create index payment_entry_order on payment_entry (tenant_id, order_id, created_at);

-- Payments from before there were lines.
alter table payment no force row level security;
insert into payment_entry
  select tenant_id, 'pye_' || id, order_id, id, 'captured', amount_cents, 'captured', updated_at
  from payment where status in ('PAYMENT_CAPTURED', 'DOWNPAYMENT_PAID', 'FULLY_PAID');
alter table payment force row level security;
call protect_by_tenant('payment_entry');

-- Money on its way back. The row's id is the gateway's key for ever, as with charges (0051).
create table payment_refund (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  payment_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('REQUESTED', 'REFUNDED', 'FAILED')),
  reason text not null check (reason in ('order-cancelled', 'paid-twice')),
  provider_ref text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, payment_id) references payment (tenant_id, id)
);
-- One refund for one payment and reason; what failed is for people.
create unique index payment_refund_once on payment_refund (tenant_id, payment_id, reason);
create index payment_refund_order on payment_refund (tenant_id, order_id);
call protect_by_tenant('payment_refund');

create table sandbox_gateway_refund (
  tenant_id text not null,
  provider_key text not null,
  charge_key text not null,
  ref text not null,
  outcome text not null,
  amount_cents bigint not null,
  created_at timestamptz not null,
  primary key (tenant_id, provider_key)
);
call protect_by_tenant('sandbox_gateway_refund');
