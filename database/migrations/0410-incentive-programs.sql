-- Incentive programs of makers and of the retailer (PROT-06): what a file said last, replaced as a whole.
create table incentive_program (
  tenant_id text not null,
  -- Number and first day.
  id text not null,
  -- In small letters; the programs of a car are found by it.
  maker_key text not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- Everything else, as the product reads it.
  terms jsonb not null,
  imported_at timestamptz not null,
  primary key (tenant_id, id)
);
create index incentive_program_by_maker on incentive_program (tenant_id, maker_key, last_day);
call protect_by_tenant('incentive_program');
