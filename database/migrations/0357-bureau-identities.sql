-- What a one-time token of the credit bureau stands for: one row for each identity check, gone after half an hour, or
-- with the pull it was for. Holds no name, number or score.
create table bureau_identity (
  tenant_id text not null,
  -- Keyed; the token itself is with the caller.
  token_hash text not null,
  applicant_id text not null,
  -- Keyed: a token pulls the file of the person it was made for.
  person_hash text not null,
  stage text not null check (stage in ('VERIFIED', 'QUESTIONS', 'NOT_FOUND', 'FROZEN', 'FAILED')),
  reference_sealed text not null,
  sheet_sealed text,
  asked_at timestamptz,
  -- The first answers count, however often and at what moment the process dies.
  answers_sealed text,
  answered_at timestamptz,
  pulled_at timestamptz,
  made_at timestamptz not null,
  primary key (tenant_id, token_hash)
);
call protect_by_tenant('bureau_identity');
create index bureau_identity_by_applicant on bureau_identity (tenant_id, applicant_id);
