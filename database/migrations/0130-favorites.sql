-- Vehicles that an account has saved (FAV-01), with the price of that moment.
create table favorite (
  tenant_id text not null,
  account_id text not null,
  vehicle_id text not null,
  saved_at timestamptz not null,
  -- Null: it had no price then.
  saved_price_cents bigint check (saved_price_cents >= 0),
  primary key (tenant_id, account_id, vehicle_id),
  foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade,
  foreign key (tenant_id, vehicle_id) references vehicle (tenant_id, id) on delete cascade
);
-- For the deletion of a vehicle.
create index favorite_vehicle on favorite (tenant_id, vehicle_id);
call protect_by_tenant('favorite');
