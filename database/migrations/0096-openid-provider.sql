-- The retailer's account as an OpenID Connect provider for its own other applications.
-- Their tokens have keys of their own, so that neither kind can stand in for the other.
alter table signing_key add column purpose text not null default 'session' check (purpose in ('session', 'openid'));
drop index signing_key_active;
create unique index signing_key_active on signing_key (tenant_id, purpose) where retired_at is null;

-- The application that holds a session's refresh token; null is the storefront itself.
alter table account_session add column client_id text;

create table openid_code (
  tenant_id text not null,
  code_hash text not null,
  client_id text not null,
  account_id text not null,
  -- The session in which the person agreed.
  session_id text not null,
  issuer text not null,
  redirect_uri text not null,
  scope text not null,
  nonce text,
  code_challenge text not null,
  auth_time timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- What the code was traded for; it ends when the code comes back.
  issued_session_id text,
  primary key (tenant_id, code_hash),
  foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade
);
create index openid_code_account on openid_code (tenant_id, account_id);
call protect_by_tenant('openid_code');
