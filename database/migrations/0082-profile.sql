-- What a person may see and change about their account.
alter table account add column address_sealed text;

-- Where an agreement came from (OP-46): the network address, sealed.
alter table account_consent add column origin_sealed text;

-- Browser and system in plain words, for the list of sessions; null for sessions from before.
alter table account_session add column device text;
-- When the password was last proven in this session; null: when it was opened.
alter table account_session add column authenticated_at timestamptz;

-- The one e-mail change an account may have under way. The code went to the new address.
create table email_change (
  tenant_id text not null,
  account_id text not null,
  id text not null,
  email_sealed text not null,
  code_hash text not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, account_id),
  foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade
);
call protect_by_tenant('email_change');

-- Sessions of deleted accounts, until the last access token they were given has expired.
create table erased_session (
  tenant_id text not null,
  session_id text not null,
  erased_at timestamptz not null,
  primary key (tenant_id, session_id)
);
create index erased_session_time on erased_session (tenant_id, erased_at);
call protect_by_tenant('erased_session');
