-- What each lender was asked: one row for each lender and version of an application. Kept by law, so no other table's
-- deletion reaches it.
create table lender_request (
  tenant_id text not null,
  id text not null,
  application_id text not null,
  application_version integer not null check (application_version >= 1),
  order_id text not null,
  lender_id text not null,
  state text not null check (state in ('PENDING', 'APPROVED', 'CONDITIONAL', 'COUNTER_OFFER', 'DECLINED',
    'LENDER_CONSTRAINT', 'ERROR', 'TIMEOUT', 'CANCELED')),
  -- The application without its SSNs; those are apart, and gone once the lender has decided.
  request_sealed text not null,
  numbers_sealed text,
  -- The answer in effect.
  answer_sealed text,
  answer_occurred_at timestamptz,
  answer_sequence bigint,
  lender_reference text,
  accepted_offer_id text,
  accepted_at timestamptz,
  offers_end_at timestamptz,
  requested_at timestamptz not null,
  -- Who has not answered by then has timed out.
  due_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, application_id, application_version, lender_id)
);
call protect_by_tenant('lender_request');

-- Every answer as it came in, whether it had an effect or not.
create table lender_answer (
  tenant_id text not null,
  request_id text not null,
  occurred_at timestamptz not null,
  sequence bigint not null,
  answer_sealed text not null,
  received_at timestamptz not null,
  primary key (tenant_id, request_id, occurred_at, sequence),
  foreign key (tenant_id, request_id) references lender_request (tenant_id, id)
);
call protect_by_tenant('lender_answer');
