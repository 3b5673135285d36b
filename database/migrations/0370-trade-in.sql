-- A car that somebody wants to trade in or sell (TRADE-01, table G). Anybody may start one; only who holds its secret or,
-- once kept, its account sees it again (TRADE-10).
create table trade_in (
  tenant_id text not null,
  id text not null,
  -- Keyed hash of the secret that the browser holds; opens nothing once an account keeps the trade-in.
  secret_index text not null,
  account_id text,
  status text not null check (status in ('Draft', 'Unconfirmed', 'Requested', 'In progress', 'Completed', 'Cancelled',
    'Failed')),
  -- The car with its VIN or plate, miles, zip code, ownership, what is owed, the answers about its condition.
  described_sealed text not null,
  -- The figure with its lines, or why a person has to look; and the one before it, where a change replaced it.
  figure_sealed text,
  -- A person's word in place of a figure, or beside it.
  decision text check (decision in ('PENDING', 'AVAILABLE', 'FURTHER_REVIEW', 'DENIED')),
  review_due_at timestamptz,
  offered_at timestamptz,
  expires_at timestamptz,
  -- The order that it became part of: a car is given away once (TRADE-08).
  taken_by text,
  -- The expiry whose end was announced by mail.
  announced_end timestamptz,
  -- Grows with every change: who changes an older one is told.
  version integer not null check (version > 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, id)
);
create index trade_in_account on trade_in (tenant_id, account_id) where account_id is not null;
create index trade_in_changed on trade_in (tenant_id, changed_at);
call protect_by_tenant('trade_in');

-- Values fitted on the retailer's own stock; the latest counts.
create table trade_in_values (
  tenant_id text not null,
  fitted_at timestamptz not null,
  -- Of the vehicles that it was fitted on: nothing new is no reason to fit again.
  stock_mark text not null,
  -- JSON.
  table_text text not null,
  primary key (tenant_id)
);
call protect_by_tenant('trade_in_values');
