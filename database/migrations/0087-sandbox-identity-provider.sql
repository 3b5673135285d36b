-- The embedded stand-ins for Google and Apple. They exist only while the sandbox is on.
create table sbx_identity_key (
  tenant_id text not null references tenant (id),
  -- google and apple sign tokens; apple-client proves who the shop is to apple.
  name text not null check (name in ('google', 'apple', 'apple-client')),
  kid text not null,
  public_jwk jsonb not null,
  private_sealed text not null,
  created_at timestamptz not null,
  primary key (tenant_id, name)
);
call protect_by_tenant('sbx_identity_key');

create table sbx_identity_code (
  tenant_id text not null references tenant (id),
  code_hash text not null,
  provider text not null,
  client_id text not null,
  redirect_uri text not null,
  code_challenge text not null,
  claims_sealed text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, code_hash)
);
create index sbx_identity_code_expiry on sbx_identity_code (tenant_id, expires_at);
call protect_by_tenant('sbx_identity_code');

-- Whom Apple has told us the name of already: it does so once.
create table sbx_identity_consent (
  tenant_id text not null references tenant (id),
  provider text not null,
  subject text not null,
  at timestamptz not null,
  primary key (tenant_id, provider, subject)
);
call protect_by_tenant('sbx_identity_consent');
