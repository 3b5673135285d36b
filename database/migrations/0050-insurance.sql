create table insurance_verification (
  tenant_id text not null,
  order_id text not null,
  status text not null check (status in ('NOT_INITIATED', 'IN_PROGRESS', 'COMPLETED')),
  policy_status text,
  carrier_name text,
  policy_number_last4 text,
  skipped boolean not null default false,
  consent_terms_version int,
  consent_language text,
  consented_at timestamptz,
  -- The carrier session this order may hand in; another order's is not accepted.
  pull_id text,
  last_error text,
  updated_at timestamptz not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call protect_by_tenant('insurance_verification');

-- What the embedded carrier knows of one visit to its pages.
create table sandbox_carrier_session (
  tenant_id text not null,
  pull_id text not null,
  carrier_name text,
  policy_number_last4 text,
  policy_status text,
  created_at timestamptz not null,
  primary key (tenant_id, pull_id)
);
call protect_by_tenant('sandbox_carrier_session');
