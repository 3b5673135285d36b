-- breaks: an older release would count the payment for a plan towards the car (and 0441: the refund of one against it)
-- A plan that is bought after the order is a purchase of its own: its payment counts for nothing of the car.
alter table payment drop constraint payment_purpose_check;
alter table payment add constraint payment_purpose_check
  check (purpose in ('balance', 'deposit', 'difference', 'plan'));
-- Which purchase it pays; empty for the car.
alter table payment add column subject text not null default '';
create unique index payment_live_each on payment (tenant_id, order_id, purpose, subject)
  where status <> 'PAYMENT_FAILED';
drop index payment_live;

create table plan_purchase (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  -- `<product>.<plan>`.
  plan_id text not null,
  -- JSON: what its form prints, frozen when the buyer agreed; no personal data.
  terms jsonb not null,
  price_cents bigint not null check (price_cents > 0),
  tax_cents bigint not null check (tax_cents >= 0),
  -- What the buyer agreed to, word by word.
  consent_words text not null,
  consent_hash text not null,
  odometer_miles integer not null check (odometer_miles >= 0),
  status text not null check (status in ('open', 'paid', 'closed')),
  -- Its contract, once it is paid.
  contract_id text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create unique index plan_purchase_once on plan_purchase (tenant_id, order_id, plan_id) where status <> 'closed';
call protect_by_tenant('plan_purchase');

-- The purchase it was bought by; null for a plan of the order.
alter table protection_contract add column purchase_id text;
