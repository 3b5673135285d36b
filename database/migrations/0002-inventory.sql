create table rooftop (
  tenant_id text not null references tenant (id),
  id text not null,
  name text not null,
  street_address text not null,
  city text not null,
  state char(2) not null,
  zip_code char(5) not null,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  phone text not null,
  -- Dealer ids that feeds use for this rooftop.
  feed_ids text[] not null default '{}',
  primary key (tenant_id, id)
);
call protect_by_tenant('rooftop');

create table vehicle (
  tenant_id text not null,
  id text not null,
  -- 'vin:<VIN>' for a valid VIN, else 'stock:<rooftop>:<stock number>' or 'feed:<rooftop>:<placeholder VIN>'.
  identity_key text not null,
  vin text,
  stock_number text,
  rooftop_id text not null,
  condition text not null check (condition in ('new', 'used', 'certified')),
  year int not null,
  make text not null,
  model text not null,
  trim text,
  body_style text,
  drivetrain text,
  fuel text,
  transmission text,
  engine text,
  doors int,
  mpg_city int,
  mpg_highway int,
  exterior_color jsonb,
  interior_color text,
  mileage int check (mileage >= 0),
  price_cents bigint check (price_cents >= 0),
  msrp_cents bigint check (msrp_cents >= 0),
  incentives_cents bigint not null default 0,
  features text[] not null default '{}',
  photos text[] not null default '{}',
  description text,
  stock_label text,
  online_exclusive boolean not null default false,
  availability text not null default 'Available' check (availability in ('Available', 'PendingSale', 'Sold', 'Deleted')),
  held_by_order_id text,
  hold_expires_at timestamptz,
  -- Which feed put it here; a full file of the same source may withdraw it again.
  source text not null,
  -- Hash of what the feed said, so that an unchanged row costs no write.
  feed_hash text,
  last_seen_import_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, identity_key),
  foreign key (tenant_id, rooftop_id) references rooftop (tenant_id, id)
);
create index vehicle_vin on vehicle (tenant_id, vin);
create index vehicle_source on vehicle (tenant_id, source);
create index vehicle_hold on vehicle (tenant_id, hold_expires_at) where hold_expires_at is not null;
call protect_by_tenant('vehicle');

-- The change feed. Readers take (tx, seq) in order and only below pg_snapshot_xmin, so no late commit is lost.
create table inventory_change (
  seq bigint generated always as identity,
  tx xid8 not null default pg_current_xact_id(),
  tenant_id text not null,
  vehicle_id text not null,
  primary key (tx, seq)
);
grant select, insert, delete on inventory_change to forecourt_app;

create function record_inventory_change() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into inventory_change (tenant_id, vehicle_id)
    values (coalesce(new.tenant_id, old.tenant_id), coalesce(new.id, old.id));
  perform pg_notify('inventory', coalesce(new.tenant_id, old.tenant_id));
  return null;
end $$;
create trigger vehicle_changed after insert or update or delete on vehicle
  for each row execute function record_inventory_change();
