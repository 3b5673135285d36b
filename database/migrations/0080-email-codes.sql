-- Six-digit codes by the address they were asked for. Addresses without an account get a row as well, with no
-- account in it: counting, waiting and answering are then the same for known and unknown ones.
create table email_code (
  tenant_id text not null references tenant (id),
  id text not null,
  purpose text not null check (purpose in ('sign-up', 'passcode', 'reset')),
  -- Keyed hash of the normalised address.
  email_index text not null,
  -- Whose code it is; null matches nothing.
  account_id text,
  -- Keyed and salted by the row.
  code_hash text not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- The wrong try that was the last one allowed.
  burned_at timestamptz,
  used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade
);
create index email_code_newest on email_code (tenant_id, email_index, purpose, created_at desc);
create index email_code_old on email_code (tenant_id, created_at);
create index email_code_account on email_code (tenant_id, account_id) where account_id is not null;
call protect_by_tenant('email_code');

-- Codes of sign-ups that are waiting right now go on working: their hashes are salted by the id they keep.
insert into email_code (tenant_id, id, purpose, email_index, account_id, code_hash, attempts, created_at, expires_at, burned_at, used_at)
select code.tenant_id, code.id, 'sign-up', account.email_index, code.account_id, code.code_hash, code.attempts,
  code.created_at, code.expires_at, case when code.attempts >= 5 then code.created_at end, code.used_at
from verification_code code
join account on account.tenant_id = code.tenant_id and account.id = code.account_id;
drop table verification_code;
