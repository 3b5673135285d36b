-- A car that its owner sells to the retailer without buying one: what happened to it, as facts; how it stands follows from
-- them (TRADE-08: a car is given away once, which trade_in.taken_by decides).
create table vehicle_sale (
  tenant_id text not null,
  id text not null,
  account_id text not null,
  trade_in_id text not null,
  -- Legal names, address and phone of whoever sells, and of a second owner on the title.
  seller_sealed text not null,
  -- The car with its VIN, the offer and the terms that were printed with it.
  deal_sealed text not null,
  accepted_at timestamptz not null,
  rooftop_id text not null,
  appointment text check (appointment in ('BOOKED', 'CANCELED', 'MISSED')),
  is_pickup boolean not null default false,
  slot_start timestamptz,
  papers_signed_at timestamptz,
  -- What the retailer found and what it makes of the offer.
  inspection_sealed text,
  inspected_at timestamptz,
  inspection_answer text check (inspection_answer in ('ACCEPTED', 'DECLINED')),
  -- The lender's word; before it, what is owed is the owner's estimate.
  payoff_sealed text,
  shortfall_received_at timestamptz,
  -- Holder, routing and account number; erased after the sale.
  bank_sealed text,
  paid_at timestamptz,
  canceled_at timestamptz,
  canceled_by text check (canceled_by in ('SELLER', 'RETAILER')),
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  check ((canceled_at is null) = (canceled_by is null)),
  check (canceled_at is null or paid_at is null),
  check ((appointment is null) = (slot_start is null))
);
create unique index vehicle_sale_one_open on vehicle_sale (tenant_id, account_id)
  where canceled_at is null and paid_at is null;
-- A car is sold once, whatever happens to its trade-in.
create unique index vehicle_sale_one_of_a_car on vehicle_sale (tenant_id, trade_in_id) where canceled_at is null;
-- One seller per rooftop and hour, whatever two press at once.
create unique index vehicle_sale_slot on vehicle_sale (tenant_id, rooftop_id, slot_start)
  where appointment = 'BOOKED' and canceled_at is null;
create index vehicle_sale_changed on vehicle_sale (tenant_id, changed_at);
call protect_by_tenant('vehicle_sale');

-- What happened, in order, as its owner reads it.
create table vehicle_sale_event (
  tenant_id text not null,
  sale_id text not null,
  number integer not null,
  kind text not null,
  actor text not null check (actor in ('SELLER', 'RETAILER', 'BANK')),
  happened_at timestamptz not null,
  primary key (tenant_id, sale_id, number),
  foreign key (tenant_id, sale_id) references vehicle_sale (tenant_id, id) on delete cascade
);
call protect_by_tenant('vehicle_sale_event');

-- Money that the retailer sends by ACH: the lender first, then the seller. Kept before a bank hears of it; a returned one
-- stays, and the next try is another row.
create table vehicle_sale_payout (
  tenant_id text not null,
  id text not null,
  sale_id text not null,
  receiver text not null check (receiver in ('LENDER', 'SELLER')),
  amount_cents bigint not null check (amount_cents > 0),
  -- Where it goes, as it stood then; erased with the sale's account.
  destination_sealed text,
  state text not null check (state in ('PENDING', 'PAID', 'RETURNED')),
  -- The reason of the bank, e.g. R03.
  reason text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, sale_id) references vehicle_sale (tenant_id, id) on delete cascade
);
-- Never two on their way to the same receiver, and none after one that arrived.
create unique index vehicle_sale_payout_once on vehicle_sale_payout (tenant_id, sale_id, receiver)
  where state <> 'RETURNED';
call protect_by_tenant('vehicle_sale_payout');

-- The embedded bank: what it was told to send, and what becomes of it.
create table sandbox_payout (
  tenant_id text not null,
  key text not null,
  amount_cents bigint not null check (amount_cents > 0),
  -- What settling brings, chosen by the account number.
  outcome text not null,
  settles_at timestamptz not null,
  primary key (tenant_id, key)
);
call protect_by_tenant('sandbox_payout');

-- Pictures and scans of the seller's papers; their bytes are sealed objects.
create table vehicle_sale_paper (
  tenant_id text not null,
  id text not null,
  sale_id text not null,
  kind text not null check (kind in ('TITLE_FRONT', 'TITLE_BACK', 'REGISTRATION', 'DRIVERS_LICENSE')),
  is_rejected boolean not null default false,
  format text not null,
  size_bytes integer not null,
  sha256 text not null,
  object_key text not null,
  given_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, sale_id) references vehicle_sale (tenant_id, id) on delete cascade
);
create unique index vehicle_sale_paper_one on vehicle_sale_paper (tenant_id, sale_id, kind);
call protect_by_tenant('vehicle_sale_paper');

-- The papers that are signed: what was read, its hash, where it is signed, and the signed copy.
create table vehicle_sale_signing (
  tenant_id text not null,
  sale_id text not null,
  number integer not null,
  provider_ref text not null,
  document_hash text not null,
  papers_sealed text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Who signed as whom, with the consent.
  signers_sealed text,
  signed_at timestamptz,
  copy_sealed text,
  primary key (tenant_id, sale_id, number),
  foreign key (tenant_id, sale_id) references vehicle_sale (tenant_id, id) on delete cascade
);
call protect_by_tenant('vehicle_sale_signing');
