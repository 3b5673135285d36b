-- The embedded administrator of protection plans. It keeps no names: a car is known by a keyed hash of its VIN.
create table sandbox_protection_contract (
  tenant_id text not null,
  contract_number text not null,
  -- The shop's key: the same key is the same contract.
  key text not null,
  vin_index text not null,
  product_id text not null,
  state text not null check (state in ('created', 'in-force', 'voided', 'canceled')),
  -- JSON: price, cost, term, miles, start, rule of cancellation.
  terms jsonb not null,
  paid_claims_cents bigint not null default 0 check (paid_claims_cents >= 0),
  -- JSON: number of the cancellation and its quote; null until canceled.
  cancellation jsonb,
  created_at timestamptz not null,
  primary key (tenant_id, contract_number)
);
create unique index sandbox_protection_contract_key on sandbox_protection_contract (tenant_id, key);
-- A car has one contract of a product at a time.
create unique index sandbox_protection_contract_once on sandbox_protection_contract (tenant_id, vin_index, product_id)
  where state in ('created', 'in-force');
call protect_by_tenant('sandbox_protection_contract');

create table sandbox_protection_quote (
  tenant_id text not null,
  quote_id text not null,
  contract_number text not null,
  -- JSON: what `cancelQuote` answered.
  figures jsonb not null,
  expires_at timestamptz not null,
  primary key (tenant_id, quote_id)
);
call protect_by_tenant('sandbox_protection_quote');

-- What the sandbox desk says of a plan's rate (null: withdrawn), or of the administrator itself (plan `*`: down).
create table sandbox_protection_rate (
  tenant_id text not null,
  plan_id text not null,
  price_cents bigint check (price_cents >= 0),
  changed_at timestamptz not null,
  primary key (tenant_id, plan_id)
);
call protect_by_tenant('sandbox_protection_rate');
