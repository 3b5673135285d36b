-- Messages to people, written in the transaction that caused them and delivered by a job.
create table message_outbox (
  tenant_id text not null references tenant (id),
  id text not null,
  channel text not null check (channel in ('email', 'sms')),
  template text not null,
  to_sealed text not null,
  -- Keyed hash of the normalised recipient.
  to_index text not null,
  -- {subject, text, html}; emptied after delivery unless the transport keeps messages readable.
  content_sealed text,
  created_at timestamptz not null,
  delivered_at timestamptz,
  primary key (tenant_id, id)
);
create index message_outbox_recipient on message_outbox (tenant_id, to_index, created_at desc, id desc);
call protect_by_tenant('message_outbox');
