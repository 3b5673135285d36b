-- A bank account that its owner linked for one order. What the gateway calls it never leaves the server.
create table bank_link (
  tenant_id text not null,
  token text not null,
  order_id text not null,
  gateway_token text not null,
  -- The link's own name at the vendor, by which it is told to be over.
  vendor_ref text not null,
  -- `First Harbor Bank account ending in 6789`; never more of it.
  display text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (tenant_id, token),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create index bank_link_vendor on bank_link (tenant_id, vendor_ref);
call protect_by_tenant('bank_link');
