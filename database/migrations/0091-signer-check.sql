-- What a signer may say to be recognised (AUTH-22, OP-23): keyed hashes only, a row for each way, written with the contract.
create table contract_signer (
  tenant_id text not null,
  order_id text not null,
  factor_index text not null,
  created_at timestamptz not null,
  primary key (tenant_id, order_id, factor_index),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create index contract_signer_factor on contract_signer (tenant_id, factor_index);
call protect_by_tenant('contract_signer');

-- Codes that were asked for, for known and unknown addresses alike; an unknown one never gets a hash.
create table contract_signer_code (
  tenant_id text not null,
  id text not null,
  factor_index text not null,
  code_hash text,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id)
);
create index contract_signer_code_newest on contract_signer_code (tenant_id, factor_index, created_at desc, id desc);
call protect_by_tenant('contract_signer_code');
