-- compatible-from: 0620
-- Order updates that browsers show by themselves, also while no page is open (RFC 8030, 8291, 8292).
alter table message_outbox drop constraint message_outbox_channel_check;
alter table message_outbox add constraint message_outbox_channel_check check (channel in ('email', 'sms', 'push'));

alter table account_consent drop constraint account_consent_kind_check;
alter table account_consent add constraint account_consent_kind_check
  check (kind in ('terms', 'marketing-email', 'marketing-sms', 'phone-contact', 'order-push'));

-- The key by which push services know a retailer; made when the first browser asks for it, and never changed.
create table push_key (
  tenant_id text primary key,
  public_key text not null,
  private_sealed text not null,
  created_at timestamptz not null
);
call protect_by_tenant('push_key');

-- One browser of an account that wants updates, until its session ends.
create table push_subscription (
  tenant_id text not null,
  id text not null,
  account_id text not null,
  session_id text not null,
  -- JSON: the address at the browser's push service, and the keys with which it reads.
  target_sealed text not null,
  -- Keyed hash of the address: a browser has one subscription, whoever is signed in.
  endpoint_index text not null,
  device text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, endpoint_index),
  foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade
);
create index push_subscription_account on push_subscription (tenant_id, account_id, created_at);
call protect_by_tenant('push_subscription');

-- The stand-in of a push service: browsers that it plays, and what arrived there.
create table sandbox_push_browser (
  tenant_id text not null,
  id text not null,
  -- JSON: the keys with which this browser reads.
  keys_sealed text not null,
  is_gone boolean not null default false,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
call protect_by_tenant('sandbox_push_browser');

create table sandbox_push_message (
  tenant_id text not null,
  id text not null,
  browser_id text not null,
  content_sealed text not null,
  arrived_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, browser_id) references sandbox_push_browser (tenant_id, id) on delete cascade
);
create index sandbox_push_message_browser on sandbox_push_message (tenant_id, browser_id, id);
call protect_by_tenant('sandbox_push_message');
