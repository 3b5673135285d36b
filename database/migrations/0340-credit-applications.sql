-- One application for credit per order (CRED-01 to CRED-09). What people typed is sealed page by page and person by
-- person; what a decision used is kept for 25 months (12 CFR 1002.12), whatever is deleted before.
create table credit_application (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  account_id text not null,
  state text not null check (state in ('DRAFT', 'SUBMITTED', 'OVER')),
  -- 0 before the first submission; each one is a version.
  version integer not null check (version >= 0),
  -- Somebody applies together with the account's owner.
  is_joint boolean not null,
  relation text check (relation in ('SPOUSE', 'PARENT', 'CHILD', 'SIBLING', 'DOMESTIC_PARTNER', 'OTHER')),
  -- The joint applicant is on the title too (OP-18).
  is_co_buyer boolean not null,
  -- The joint applicant types on a phone of their own.
  joint_elsewhere boolean not null,
  outcome text check (outcome in ('ACCEPTED', 'DECLINED', 'WITHDRAWN', 'TIMED_OUT', 'INCOMPLETE')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  keep_until timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, order_id)
);
create index credit_application_account on credit_application (tenant_id, account_id);
create index credit_application_keep on credit_application (tenant_id, keep_until) where keep_until is not null;
call protect_by_tenant('credit_application');

create table credit_applicant (
  tenant_id text not null,
  id text not null,
  application_id text not null,
  role text not null check (role in ('PRIMARY', 'JOINT')),
  personal_sealed text,
  spouse_sealed text,
  employment_sealed text,
  housing_sealed text,
  -- With keys of its own; the last four digits are sealed apart, so that showing them opens nothing else.
  ssn_sealed text,
  ssn_last4_sealed text,
  -- E-SIGN: the person opened a PDF of ours and typed the code printed in it.
  demonstration_code text not null,
  demonstrated_at timestamptz,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, application_id, role),
  foreign key (tenant_id, application_id) references credit_application (tenant_id, id)
);
call protect_by_tenant('credit_applicant');

-- What one person agreed to, word by word as a hash of the text that was shown.
create table credit_consent (
  tenant_id text not null,
  applicant_id text not null,
  code text not null,
  version integer not null,
  text_hash text not null,
  given_at timestamptz not null,
  -- Who pressed: the account's device, or the invited person's own.
  given_on text not null check (given_on in ('account', 'invitation')),
  address_sealed text not null,
  primary key (tenant_id, applicant_id, code),
  foreign key (tenant_id, applicant_id) references credit_applicant (tenant_id, id)
);
call protect_by_tenant('credit_consent');

-- The link to the joint applicant's own phone: 160 random bits, kept as a hash, bound to the first device that opens it.
create table credit_invitation (
  tenant_id text not null,
  application_id text not null,
  token_index text not null,
  device_index text,
  sent_to_masked text not null,
  created_at timestamptz not null,
  opened_at timestamptz,
  -- When the sender was told that everything of this person is there.
  told_at timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, application_id),
  unique (tenant_id, token_index),
  foreign key (tenant_id, application_id) references credit_application (tenant_id, id)
);
call protect_by_tenant('credit_invitation');

-- One version as it was sent, without SSNs: people, consents, structure. Frozen.
create table credit_submission (
  tenant_id text not null,
  application_id text not null,
  version integer not null check (version >= 1),
  submission_sealed text not null,
  terms_digest text not null,
  submitted_at timestamptz not null,
  primary key (tenant_id, application_id, version),
  foreign key (tenant_id, application_id) references credit_application (tenant_id, id)
);
call protect_by_tenant('credit_submission');

-- What the law has us or a lender tell an applicant, and by when (12 CFR 1002.9, 15 USC 1681m, 16 CFR 640).
create table credit_notice (
  tenant_id text not null,
  id text not null,
  application_id text not null,
  application_version integer not null,
  applicant_id text not null,
  -- Whom the letter is to: an account reads its own letters, never the joint applicant's.
  applicant_role text not null check (applicant_role in ('PRIMARY', 'JOINT')),
  kind text not null check (kind in ('ADVERSE_ACTION', 'COUNTER_OFFER', 'INCOMPLETE', 'SCORE_DISCLOSURE')),
  -- Creditors, reasons, score: sealed.
  content_sealed text not null,
  -- With a key, so that it tells nothing but that the content is the same.
  content_hash text not null,
  due_at timestamptz not null,
  -- Not before; a notice that turned out not to be owed is dropped before it is sent.
  send_at timestamptz not null,
  escalated_at timestamptz,
  sent_at timestamptz,
  -- Word by word as it was sent, whatever a later release says; and the hash of the PDF that was mailed.
  letter_sealed text,
  paper_hash text,
  dropped_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, application_id, application_version, applicant_id, kind),
  check ((sent_at is null) = (letter_sealed is null))
);
create index credit_notice_open on credit_notice (tenant_id, due_at) where sent_at is null and dropped_at is null;
call protect_by_tenant('credit_notice');
