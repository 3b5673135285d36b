-- What people ask about their own data (PRIV-01, ROLE-09), with the clocks the law sets.
create table privacy_request (
  tenant_id text not null,
  id text not null,
  -- What people quote on the phone; unguessable, and no permission by itself.
  request_number text not null,
  kind text not null check (kind in ('access', 'delete', 'correct', 'opt-out')),
  status text not null
    check (status in ('AWAITING_CONFIRMATION', 'OPEN', 'EXTENDED', 'COMPLETED', 'DENIED', 'LAPSED')),
  -- Keyed hash of the consumer's e-mail address: counts requests of the last twelve months.
  email_index text not null,
  -- Names, addresses, the agent, what is asked in words.
  subject_sealed text not null,
  -- Keyed hash of the secret in the mailed link.
  token_index text not null,
  has_agent boolean not null,
  -- The retailer's people must act: nothing of it can be done by the product alone.
  needs_person boolean not null,
  received_at timestamptz not null,
  confirmed_at timestamptz,
  due_at timestamptz not null,
  closed_at timestamptz,
  -- Why it was extended, denied or waits; a code or the retailer's words, sealed.
  note_sealed text,
  -- What an access request produced, until `report_until`.
  report_sealed text,
  report_until timestamptz,
  reminded_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, request_number),
  unique (tenant_id, token_index)
);
create index privacy_request_email on privacy_request (tenant_id, email_index, received_at);
create index privacy_request_due on privacy_request (tenant_id, due_at) where closed_at is null;
call protect_by_tenant('privacy_request');
