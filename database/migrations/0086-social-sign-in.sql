-- Ways into an account through somebody else's sign-in. The key is who vouches and whom for, never an address.
create table connected_identity (
  tenant_id text not null,
  issuer text not null,
  -- Keyed hash of the provider's name for the person.
  subject_index text not null,
  account_id text not null,
  provider text not null check (provider in ('google', 'apple', 'hosted')),
  -- Apple's refresh token: it must be revoked there when the connection ends.
  refresh_sealed text,
  connected_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (tenant_id, issuer, subject_index),
  unique (tenant_id, account_id, provider),
  foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade
);
call protect_by_tenant('connected_identity');

-- One visit to a provider, from leaving us to coming back. Deleted when it is used.
create table provider_visit (
  tenant_id text not null references tenant (id),
  state_hash text not null,
  provider text not null check (provider in ('google', 'apple', 'hosted')),
  purpose text not null check (purpose in ('sign-in', 'connect')),
  -- Who connects, and in which session; both are empty for a sign-in.
  account_id text,
  session_id text,
  -- Keyed hash of the cookie that the leaving browser got.
  browser_hash text not null,
  -- Nonce and PKCE verifier.
  secrets_sealed text not null,
  redirect_uri text not null,
  return_to text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, state_hash),
  check ((purpose = 'connect') = (account_id is not null and session_id is not null))
);
create index provider_visit_expiry on provider_visit (tenant_id, expires_at);
call protect_by_tenant('provider_visit');
