-- What the papers of a package say was received as a deposit, in cents; they are made again while it differs.
alter table contract_package
  add column deposit_cents bigint not null default 0 check (deposit_cents >= 0);
