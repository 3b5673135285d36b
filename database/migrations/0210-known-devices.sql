-- Browsers that signed in to an account before. Their wrong passwords and codes are counted apart from everybody
-- else's, so that a stranger who knows the address cannot lock its owner out (AUTH-25).
create table known_device (
  tenant_id text not null references tenant (id),
  account_id text not null,
  -- Keyed hash of the browser's cookie.
  device_hash text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (tenant_id, account_id, device_hash),
  foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade
);
call protect_by_tenant('known_device');

-- When the owner of an address was last told that somebody tries to get in, known and unknown addresses alike.
create table sign_in_alert (
  tenant_id text not null references tenant (id),
  email_index text not null,
  sent_at timestamptz not null,
  primary key (tenant_id, email_index)
);
call protect_by_tenant('sign_in_alert');

-- Wrong passwords of one day, however they are spread.
alter table sign_in_failure add column day_began_at timestamptz;
alter table sign_in_failure add column day_failures int not null default 0;

-- Who asked for a code: its limits are theirs, and whoever did not ask gets a single wrong try.
alter table email_code add column browser_hash text;
alter table email_code add column network_hash text;
alter table email_code add column by_known_device boolean not null default false;
alter table email_code add column stranger_attempts int not null default 0;
