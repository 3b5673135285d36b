create table document_package (
  tenant_id text not null,
  order_id text not null,
  -- The deal's reference; what URLs call dealId.
  deal_id text not null,
  required_types text[] not null,
  created_at timestamptz not null,
  primary key (tenant_id, order_id),
  unique (tenant_id, deal_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call protect_by_tenant('document_package');

-- A row exists only once its bytes are on disk; a failed upload leaves none.
create table document (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  type text not null check (type in ('DriversLicense', 'W2', 'PayStub', 'InsuranceCard', 'Other')),
  format text not null check (format in ('pdf', 'png', 'jpg')),
  file_name_sealed text not null,
  size_bytes bigint not null check (size_bytes > 0),
  -- Of the plain bytes; also what makes a repeated upload one document.
  sha256 text not null,
  object_key text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, order_id, type, sha256),
  foreign key (tenant_id, order_id) references document_package (tenant_id, order_id)
);
call protect_by_tenant('document');
