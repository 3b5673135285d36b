-- What came of comparing every buyer with the list of specially designated nationals and, for credit, with red flags
-- (16 CFR 681), before an application was sent or a car sold. A near name waits for a person.
create table buyer_screening (
  tenant_id text not null,
  order_id text not null,
  -- Of the credit application; 0 where nobody applied.
  version integer not null check (version >= 0),
  person text not null check (person in ('BUYER', 'PRIMARY', 'JOINT')),
  state text not null check (state in ('CLEAR', 'WAITING', 'CLEARED', 'CONFIRMED', 'REPLACED')),
  -- ISO date of the list that was compared with.
  list_date text not null check (list_date ~ '^\d{4}-\d{2}-\d{2}$'),
  is_sample_list boolean not null,
  -- Flags and near entries; null where there are none.
  findings_sealed text,
  -- Keyed hash of who was compared and what was found: what a person has cleared is not asked again.
  findings_index text,
  screened_at timestamptz not null,
  answered_at timestamptz,
  answered_by_sealed text,
  keep_until timestamptz not null,
  primary key (tenant_id, order_id, version, person)
);
create index buyer_screening_keep on buyer_screening (tenant_id, keep_until);
call protect_by_tenant('buyer_screening');

-- Keyed hash of the number, made with the keys that seal it, while it is kept: the same number under two names is a
-- red flag.
alter table credit_applicant add column ssn_index text;
create index credit_applicant_ssn on credit_applicant (tenant_id, ssn_index) where ssn_index is not null;
