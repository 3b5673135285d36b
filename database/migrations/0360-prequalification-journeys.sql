-- One attempt to pre-qualify (PQ-02, PQ-05), from the first form to its end. What was typed is sealed, and gone as soon as
-- nobody needs it: at the end of the journey, or 15 minutes after the last sign of life (OP-21).
create table prequalification_journey (
  tenant_id text not null,
  id text not null,
  -- Keyed hash of the form and its Idempotency-Key: the same form again is the same journey.
  start_index text not null,
  -- Keyed hash of the secret that the browser holds.
  secret_index text not null,
  step text not null check (step in ('passcode', 'identity', 'questions', 'result', 'declined', 'frozen', 'failed',
    'unavailable', 'expired')),
  -- Keyed hash of name, birth date and phone.
  person_index text not null,
  typed_sealed text,
  -- With keys of its own.
  ssn_sealed text,
  asks text not null check (asks in ('nothing', 'address', 'ssn')),
  return_to text not null,
  started_from text not null,
  consent_id text not null,
  code_id text,
  code_channel text check (code_channel in ('sms', 'email')),
  -- The text message that carried the code: whether texts get through is read from it.
  code_message_id text,
  resend_at timestamptz,
  -- What a bureau is to be asked next, written before it is asked; whoever asks holds it for a while.
  work text check (work in ('identify', 'answer', 'pull')),
  work_since timestamptz,
  -- Of the bureau: for the questions, or for one soft pull.
  token_sealed text,
  answers_sealed text,
  answer_by timestamptz,
  -- Keyed hash of the write that was answered last: the same again changes nothing.
  last_write_index text,
  bureau text,
  retry_on text check (retry_on ~ '^\d{4}-\d{2}-\d{2}$'),
  started_at timestamptz not null,
  -- The last sign of life.
  touched_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, start_index)
);
create index prequalification_journey_open on prequalification_journey (tenant_id, touched_at) where ended_at is null;
create index prequalification_journey_ended on prequalification_journey (tenant_id, ended_at) where ended_at is not null;
create index prequalification_journey_person on prequalification_journey (tenant_id, person_index);
call protect_by_tenant('prequalification_journey');

-- Written instructions to read a credit file (15 USC 1681b(a)(2)): the words as they were read, who gave them, when, and
-- from where. Kept as long as a bureau that was asked could be asked about it.
create table prequalification_consent (
  tenant_id text not null,
  id text not null,
  journey_id text not null,
  version text not null,
  language text not null check (language in ('en', 'es')),
  -- JSON: paragraphs, the line beside the box, the button.
  words text not null,
  -- Of exactly these words.
  page_hash text not null,
  agreed_at timestamptz not null,
  address_sealed text not null,
  phone_sealed text not null,
  -- Who held the phone, or read the mail, that was named: by a code.
  proven_at timestamptz,
  proven_by text check (proven_by in ('sms', 'email')),
  keep_until timestamptz not null,
  primary key (tenant_id, id)
);
create index prequalification_consent_keep on prequalification_consent (tenant_id, keep_until);
call protect_by_tenant('prequalification_consent');

-- Questions about a file are shown to a person once a day (OP-24), whichever journey asks.
create table prequalification_question_day (
  tenant_id text not null,
  person_index text not null,
  -- ISO date where the retailer is.
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  journey_id text not null,
  primary key (tenant_id, person_index, day)
);
call protect_by_tenant('prequalification_question_day');

-- Passcodes of this journey go to a phone: the row's address is then a phone number.
alter table email_code drop constraint email_code_purpose_check;
alter table email_code add constraint email_code_purpose_check
  check (purpose in ('sign-up', 'passcode', 'reset', 'prequalification'));
