-- What became of the car that an order's buyer gives for a part of the price: inspected, received, its loan paid off.
-- An order without a row has promised a car that nobody has looked at yet.
create table trade_in_handover (
  tenant_id text not null,
  order_id text not null,
  status text not null check (status in ('ACCEPTED', 'AMENDED', 'NOT_TAKEN', 'AGREED', 'WAIVED', 'KEPT', 'RECEIVED',
    'PAID_OFF', 'RELEASED')),
  -- JSON: the odometer, the answers that turned out different, and what each takes off.
  inspection_text text not null,
  -- The amount after the inspection; null where nothing changed, or where the car is not taken at all.
  amended_cents bigint check (amended_cents >= 0),
  -- What the buyer owes on top when they accept it, and when they keep the car.
  accept_cents bigint check (accept_cents >= 0),
  keep_cents bigint,
  inspected_at timestamptz not null,
  -- The day of the buyer's, or the retailer's, answer to a difference.
  answered_at timestamptz,
  received_at timestamptz,
  -- Days of the rooftop, `YYYY-MM-DD`.
  payoff_due_on text check (payoff_due_on ~ '^\d{4}-\d{2}-\d{2}$'),
  paid_cents bigint check (paid_cents > 0),
  paid_on text check (paid_on ~ '^\d{4}-\d{2}-\d{2}$'),
  paid_reference text,
  released_on text check (released_on ~ '^\d{4}-\d{2}-\d{2}$'),
  -- When the retailer was last told that the day is near.
  reminded_at timestamptz,
  updated_at timestamptz not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create index trade_in_handover_due on trade_in_handover (tenant_id, payoff_due_on) where status = 'RECEIVED';
call protect_by_tenant('trade_in_handover');
call track_step('trade_in_handover', 'trade-in');
