-- What came of a journey (PQ-06, table H). One for each journey; one belongs to an account at a time. The person, the
-- report and the terms are sealed, and gone when nobody needs them anymore (PRIV-04).
create table prequalification_result (
  tenant_id text not null,
  id text not null,
  journey_id text not null,
  consent_id text not null,
  -- Null until an account claims it; until then the journey's capability opens it.
  account_id text,
  state text not null check (state in ('mq_approved', 'mf_completed', 'oneview_completed', 'mq_approved_expired',
    'mq_declined', 'retailer_declined')),
  -- Keyed hash of the address that was typed, for access requests of people without an account.
  email_index text,
  person_sealed text not null,
  report_sealed text not null,
  -- Null where no program takes the person.
  terms_sealed text,
  moved_sealed text,
  -- Keyed hash of the programs that the terms were made from.
  programs_index text not null,
  -- ISO dates where the retailer is.
  as_of text not null check (as_of ~ '^\d{4}-\d{2}-\d{2}$'),
  valid_until text check (valid_until ~ '^\d{4}-\d{2}-\d{2}$'),
  retry_on text check (retry_on ~ '^\d{4}-\d{2}-\d{2}$'),
  -- The retailer's midnight after the last day.
  expires_at timestamptz,
  -- How far its person was told: 1 in 3 days, 2 today, 3 over.
  told integer not null check (told between 0 and 3),
  made_at timestamptz not null,
  -- When everything here is deleted.
  forget_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, journey_id),
  check ((state in ('mq_declined', 'retailer_declined')) = (retry_on is not null)),
  check ((valid_until is null) = (retry_on is not null)),
  check ((valid_until is null) = (expires_at is null))
);
create unique index prequalification_result_account on prequalification_result (tenant_id, account_id)
  where account_id is not null;
create index prequalification_result_email on prequalification_result (tenant_id, email_index)
  where email_index is not null;
create index prequalification_result_expiry on prequalification_result (tenant_id, expires_at)
  where state in ('mq_approved', 'mf_completed', 'oneview_completed');
create index prequalification_result_forget on prequalification_result (tenant_id, forget_at);
call protect_by_tenant('prequalification_result');

-- The letter that the law asks for where a file led to a no (15 USC 1681m, 12 CFR 1002.9). Kept for 25 months, also
-- when the result is gone.
create table prequalification_letter (
  tenant_id text not null,
  id text not null,
  -- Whose result, also after that one is gone.
  result_id text not null,
  journey_id text not null,
  account_id text,
  content_sealed text not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  -- Word by word as it was sent, and the hash of the PDF.
  letter_sealed text,
  paper_hash text,
  escalated_at timestamptz,
  keep_until timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, result_id),
  check ((sent_at is null) = (letter_sealed is null))
);
create index prequalification_letter_open on prequalification_letter (tenant_id, due_at) where sent_at is null;
create index prequalification_letter_keep on prequalification_letter (tenant_id, keep_until);
create index prequalification_letter_journey on prequalification_letter (tenant_id, journey_id);
create index prequalification_letter_account on prequalification_letter (tenant_id, account_id)
  where account_id is not null;
call protect_by_tenant('prequalification_letter');

-- That something was deleted: whose by keyed hash, what, when and by which rule; nothing about the person.
create table prequalification_erasure (
  tenant_id text not null,
  id text not null,
  subject_index text not null,
  what text not null check (what in ('result', 'letter')),
  rule text not null check (rule in ('withdrawn', 'replaced', 'account-deleted', 'privacy-request',
    'thirty-days-after-end', 'twenty-five-months')),
  erased_at timestamptz not null,
  primary key (tenant_id, id)
);
create index prequalification_erasure_subject on prequalification_erasure (tenant_id, subject_index);
call protect_by_tenant('prequalification_erasure');
