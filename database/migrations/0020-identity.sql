-- Accounts, codes, sessions and signing keys of the embedded user pool. Personal columns are sealed.
create table account (
  tenant_id text not null references tenant (id),
  id text not null,
  email_sealed text not null,
  -- Keyed hash of the normalised address: equality without reading it.
  email_index text not null,
  first_name_sealed text not null,
  last_name_sealed text not null,
  phone_sealed text not null,
  password_hash text not null,
  status text not null check (status in ('unconfirmed', 'confirmed')),
  -- Signed up again before it was confirmed: confirming then needs the password too.
  contested boolean not null default false,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, email_index)
);
call protect_by_tenant('account');

-- What a person agreed to, when, and to which text. Never updated: the newest row of a kind counts.
create table account_consent (
  tenant_id text not null,
  account_id text not null,
  seq bigint generated always as identity,
  kind text not null check (kind in ('terms', 'marketing-email', 'marketing-sms')),
  granted boolean not null,
  text_version text not null,
  at timestamptz not null,
  primary key (tenant_id, account_id, seq),
  foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade
);
call protect_by_tenant('account_consent');

create table verification_code (
  tenant_id text not null,
  id text not null,
  account_id text not null,
  purpose text not null check (purpose in ('sign-up')),
  code_hash text not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade
);
create index verification_code_newest on verification_code (tenant_id, account_id, purpose, created_at desc);
call protect_by_tenant('verification_code');

-- Wrong passwords in a row, for known and unknown addresses alike.
create table sign_in_failure (
  tenant_id text not null,
  email_index text not null,
  failures int not null,
  last_failed_at timestamptz not null,
  locked_until timestamptz,
  primary key (tenant_id, email_index)
);
call protect_by_tenant('sign_in_failure');

-- One signed-in browser; the family of its refresh tokens.
create table account_session (
  tenant_id text not null,
  id text not null,
  account_id text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade
);
create index account_session_revoked on account_session (tenant_id, revoked_at) where revoked_at is not null;
create index account_session_account on account_session (tenant_id, account_id);
call protect_by_tenant('account_session');

create table refresh_token (
  tenant_id text not null,
  token_hash text not null,
  session_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  rotated_at timestamptz,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, session_id) references account_session (tenant_id, id) on delete cascade
);
create index refresh_token_session on refresh_token (tenant_id, session_id);
call protect_by_tenant('refresh_token');

create table signing_key (
  tenant_id text not null references tenant (id),
  kid text not null,
  public_jwk jsonb not null,
  private_sealed text not null,
  created_at timestamptz not null,
  -- Signs no more from here on; still verifies until the last token it signed has expired.
  retired_at timestamptz,
  primary key (tenant_id, kid)
);
create unique index signing_key_active on signing_key (tenant_id) where retired_at is null;
call protect_by_tenant('signing_key');
