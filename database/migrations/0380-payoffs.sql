-- What is still owed on a car that is traded in, by its lender's word or its letter (TRADE-01). One row a trade-in; it goes
-- with the trade-in.
create table trade_in_payoff (
  tenant_id text not null,
  trade_in_id text not null,
  -- Lender, account number, last name, last four digits of the SSN, the consent; the quote; where the letter lies.
  kept_sealed text not null,
  answer text not null check (answer in ('QUOTED', 'NOT_FOUND', 'NAME_DIFFERS', 'NO_THIRD_PARTIES', 'LEASE_REFUSED',
    'UNAVAILABLE', 'LETTER_IN_REVIEW', 'LETTER_ACCEPTED', 'LETTER_REFUSED')),
  -- When the lender is asked again without its owner: the quote ended, or nobody answered.
  ask_again_at timestamptz,
  -- How often it was asked in vain since somebody answered.
  failed_tries integer not null default 0,
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  primary key (tenant_id, trade_in_id),
  foreign key (tenant_id, trade_in_id) references trade_in (tenant_id, id) on delete cascade
);
create index trade_in_payoff_due on trade_in_payoff (tenant_id, ask_again_at) where ask_again_at is not null;
call protect_by_tenant('trade_in_payoff');

-- The embedded payoff service remembers each loan by a keyed hash of what was typed: interest runs from the first question.
create table sandbox_payoff_loan (
  tenant_id text not null,
  loan_index text not null,
  first_asked date not null,
  times_asked integer not null,
  primary key (tenant_id, loan_index)
);
call protect_by_tenant('sandbox_payoff_loan');
