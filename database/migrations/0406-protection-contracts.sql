-- Plans of an order: the terms that were printed, the contract with the administrator, and how it ended.
create table protection_contract (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  -- `<product>.<plan>`.
  plan_id text not null,
  -- JSON: label, price, term, miles, deductible, rule of cancellation. Frozen with the papers; no personal data.
  terms jsonb not null,
  status text not null check (status in ('agreed', 'waiting', 'in-force', 'refused', 'ending', 'voided', 'canceled')),
  -- Asked for under this rate: the same question again gets the same contract.
  rate_id text,
  contract_number text,
  -- Why the administrator said no; null where it did not.
  problem text,
  -- Where coverage starts; null until both have signed.
  sold_on text,
  start_miles integer check (start_miles >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index protection_contract_once on protection_contract (tenant_id, order_id, plan_id);
call protect_by_tenant('protection_contract');

-- A quote for the end of a contract, and the end itself once it was confirmed.
create table protection_cancellation (
  tenant_id text not null,
  id text not null,
  contract_id text not null,
  order_id text not null,
  status text not null check (status in ('quoted', 'sent', 'done', 'refused')),
  reason text not null check (reason in ('request', 'payoff', 'total-loss', 'sold', 'repossessed')),
  on_date text not null,
  odometer_miles integer not null check (odometer_miles >= 0),
  -- The administrator's quote; null until it answered.
  quote jsonb,
  refund_to text not null check (refund_to in ('lienholder', 'buyer')),
  -- The lender's name as the contract has it; null for the buyer.
  payee text,
  cancellation_number text,
  problem text,
  paid_on text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_id) references protection_contract (tenant_id, id) on delete cascade
);
-- A contract ends once.
create unique index protection_cancellation_once on protection_cancellation (tenant_id, contract_id)
  where status in ('sent', 'done');
create index protection_cancellation_order on protection_cancellation (tenant_id, order_id);
call protect_by_tenant('protection_cancellation');
