create table payment (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  purpose text not null check (purpose in ('balance', 'deposit')),
  method text not null check (method in ('card', 'bank-manual', 'bank-linked')),
  status text not null check (status in
    ('PAYMENT_FAILED', 'PAYMENT_CAPTURED', 'PAYMENT_PENDING', 'PAYMENT_HOLD', 'DOWNPAYMENT_PAID', 'FULLY_PAID')),
  amount_cents bigint not null check (amount_cents > 0),
  -- Key sent to the gateway; the same for every try of this charge.
  provider_key text not null,
  -- Opaque token of the card or account at the gateway.
  source_token text not null,
  provider_ref text,
  -- `Visa ending in 4242`; never more of a card or an account.
  display text not null,
  failure_code text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
-- Promise 3: at most one live charge per order and purpose.
create unique index payment_live on payment (tenant_id, order_id, purpose) where status <> 'PAYMENT_FAILED';
create index payment_order on payment (tenant_id, order_id, created_at);
call protect_by_tenant('payment');

-- The embedded gateway's vault: what a token stands for. Numbers never arrive here, only their last four digits.
create table sandbox_gateway_token (
  tenant_id text not null,
  token text not null,
  kind text not null check (kind in ('card', 'bank-manual', 'bank-link', 'bank-linked')),
  outcome text not null,
  display text not null,
  order_number text,
  expires_at timestamptz not null,
  primary key (tenant_id, token)
);
call protect_by_tenant('sandbox_gateway_token');

create table sandbox_gateway_charge (
  tenant_id text not null,
  provider_key text not null,
  ref text not null,
  outcome text not null,
  amount_cents bigint not null,
  created_at timestamptz not null,
  primary key (tenant_id, provider_key)
);
call protect_by_tenant('sandbox_gateway_charge');
