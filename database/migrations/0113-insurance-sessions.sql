-- One visit to the carriers' pages. The nonce travels with the visit and comes back inside the pull: it proves whose
-- policy it is. Only its hash is kept.
create table insurance_session (
  tenant_id text not null,
  nonce_hash text not null,
  order_id text not null,
  -- The provider's name of the visit, once it is known.
  pull_id text,
  created_at timestamptz not null,
  primary key (tenant_id, nonce_hash),
  unique (tenant_id, pull_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create index insurance_session_order on insurance_session (tenant_id, order_id);
call protect_by_tenant('insurance_session');

-- The embedded carriers: what was agreed with the shop, and how a visit goes on.
alter table sandbox_carrier_session
  add column nonce text,
  add column return_url text,
  -- Null until the visitor signs in; the policy is there from `ready_at` on.
  add column ready_at timestamptz,
  add column problem text;
