-- Messages and test-drive requests to dealers. The mail that carries one is written in the same transaction.
create table lead (
  tenant_id text not null,
  id text not null,
  kind text not null check (kind in ('contact', 'test-drive')),
  vehicle_id text not null,
  rooftop_id text not null,
  -- The account that was signed in, if any; it finds and erases its own by it.
  account_id text,
  -- Keyed hash of who asked what about which vehicle: the same again soon after is the same lead.
  fingerprint text not null,
  -- Names, e-mail address, phone, comments and wishes.
  data_sealed text not null,
  created_at timestamptz not null,
  -- Mail that carries it to the dealer now; earlier ones failed for good.
  message_id text not null,
  sent_at timestamptz not null,
  times_sent int not null default 1,
  -- The dealer's mail server has taken it.
  delivered_at timestamptz,
  primary key (tenant_id, id)
);
create index lead_fingerprint on lead (tenant_id, fingerprint, created_at desc);
create index lead_account on lead (tenant_id, account_id) where account_id is not null;
create index lead_undelivered on lead (tenant_id, sent_at) where delivered_at is null;
create index lead_age on lead (tenant_id, created_at);
call protect_by_tenant('lead');
