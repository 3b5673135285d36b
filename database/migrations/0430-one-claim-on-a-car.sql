-- compatible-from: 0420
-- Which order or sale has a physical car, whatever trade-in describes it (TRADE-08).
create table trade_in_claim (
  tenant_id text not null,
  -- The order or the sale.
  claimed_by text not null,
  trade_in_id text not null,
  -- Keyed hashes of the VIN, and of plate with state; null where they are not known.
  vin_index text,
  plate_index text,
  claimed_at timestamptz not null,
  primary key (tenant_id, claimed_by),
  foreign key (tenant_id, trade_in_id) references trade_in (tenant_id, id) on delete cascade
);
create unique index trade_in_claim_vin on trade_in_claim (tenant_id, vin_index) where vin_index is not null;
create index trade_in_claim_plate on trade_in_claim (tenant_id, plate_index) where plate_index is not null;
create index trade_in_claim_trade_in on trade_in_claim (tenant_id, trade_in_id);
call protect_by_tenant('trade_in_claim');
