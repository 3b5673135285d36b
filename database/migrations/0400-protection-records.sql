-- What a buyer was offered beside the car and what they answered, one row an answer, never changed (PROT-05). An answer
-- without plans is the record of an offer that was declined.
create table protection_answer (
  tenant_id text not null,
  id text not null,
  order_id text not null,
  answered_at timestamptz not null,
  -- The menu as it was shown: plans with prices and monthly parts, what was refused and why.
  offered jsonb not null,
  refused jsonb not null,
  chosen text[] not null,
  -- The payment without any plan, and with those that were chosen.
  payment_without jsonb,
  payment_with jsonb,
  primary key (tenant_id, id)
);
create index protection_answer_order on protection_answer (tenant_id, order_id, answered_at);
call protect_by_tenant('protection_answer');

-- One consent a plan: what was read, word by word, before it was chosen (12 CFR 1026.4(d)).
create table protection_consent (
  tenant_id text not null,
  answer_id text not null,
  plan_id text not null,
  order_id text not null,
  label text not null,
  price_cents bigint not null check (price_cents >= 0),
  monthly_cents bigint,
  words text not null,
  words_hash text not null check (words_hash ~ '^[0-9a-f]{64}$'),
  given_at timestamptz not null,
  primary key (tenant_id, answer_id, plan_id),
  foreign key (tenant_id, answer_id) references protection_answer (tenant_id, id)
);
create index protection_consent_order on protection_consent (tenant_id, order_id, given_at);
call protect_by_tenant('protection_consent');

create function refuse_protection_record_change() returns trigger language plpgsql as $$
begin
  raise exception 'records of protection plans are never changed';
end $$;
create trigger protection_answer_stays before update on protection_answer
  for each row execute function refuse_protection_record_change();
create trigger protection_consent_stays before update on protection_consent
  for each row execute function refuse_protection_record_change();
