create table contract_package (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  status text not null check (status in ('Created', 'Sent', 'InProgress', 'Completed', 'Cancelled', 'Expired', 'Declined')),
  -- The package at the signing provider.
  provider_ref text not null,
  -- SHA-256 of the exact text the buyer reads and signs.
  document_hash text not null,
  -- That text, encrypted: it names the buyer.
  document_sealed text not null,
  is_notification_sent boolean not null default false,
  expires_at timestamptz not null,
  started_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
-- One package that can still be signed, or is signed, per order.
create unique index contract_package_live on contract_package (tenant_id, order_id)
  where status not in ('Cancelled', 'Expired', 'Declined');
create index contract_package_order on contract_package (tenant_id, order_id, created_at);
call protect_by_tenant('contract_package');

create table contract_signature (
  tenant_id text not null,
  package_id text not null,
  role text not null check (role in ('buyer', 'dealer')),
  name_sealed text not null,
  document_hash text not null,
  consent_version int,
  signed_at timestamptz not null,
  primary key (tenant_id, package_id, role),
  foreign key (tenant_id, package_id) references contract_package (tenant_id, id)
);
call protect_by_tenant('contract_signature');

-- What the embedded signing service knows of a package.
create table sandbox_signing_package (
  tenant_id text not null,
  ref text not null,
  state text not null check (state in ('open', 'signed', 'expired', 'cancelled')),
  document_hash text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, ref)
);
call protect_by_tenant('sandbox_signing_package');
