-- How the delivery of a message went, beside whether it happened.
alter table message_outbox
  -- Tries so far, whatever came of them.
  add column attempts int not null default 0,
  -- Why the last try did not work, as a code (`smtp-451`, `twilio-20429`); never a vendor's sentence.
  add column last_error text,
  -- Given up for good; `failure` says why.
  add column failed_at timestamptz,
  add column failure text,
  -- The carrier's own id of the message, for questions to it.
  add column provider_ref text,
  -- Not worth delivering after this (a code that ran out).
  add column expires_at timestamptz,
  add constraint message_outbox_one_end check (delivered_at is null or failed_at is null),
  add constraint message_outbox_failure check ((failed_at is null) = (failure is null));

-- Old messages are removed by age.
create index message_outbox_age on message_outbox (tenant_id, created_at);
