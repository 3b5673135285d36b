-- The source of a car is the rooftop whose stock a file tells, whatever the layout of the file.
update vehicle set source = 'feed:' || rooftop_id where source like 'feed:%';

-- Rooftops of which the file had rows.
alter table inventory_import add column rooftops text[] not null default '{}';
alter table inventory_import add column file_hash text;
-- The sequence in which files came, and when the process that reads one was last seen alive.
alter table inventory_import add column seq bigint generated always as identity;
alter table inventory_import add column alive_at timestamptz not null default clock_timestamp();
-- Everything that was printed, so that it can be read again.
alter table inventory_import add column report jsonb;
alter table inventory_import drop constraint inventory_import_state_check;
alter table inventory_import add constraint inventory_import_state_check
  check (state in ('staging', 'applied', 'held', 'refused', 'shown'));
update inventory_import i set rooftops = coalesce((
  select array_agg(distinct v.rooftop_id) from vehicle v
  where v.tenant_id = i.tenant_id and v.last_seen_import_id = i.id), '{}');
update inventory_import set source = case
  when source ~ '^feed:[^:]+:.' then 'feed:' || regexp_replace(source, '^feed:[^:]+:', '') else 'feed' end
  where source like 'feed:%';
drop index inventory_import_source;
create index inventory_import_sequence on inventory_import (tenant_id, seq);

-- Cars on sale that the last complete files of their rooftop did not name, and how many files agree.
create table inventory_missing (
  tenant_id text not null,
  vehicle_id text not null,
  files int not null check (files > 0),
  since timestamptz not null,
  primary key (tenant_id, vehicle_id),
  foreign key (tenant_id, vehicle_id) references vehicle (tenant_id, id) on delete cascade
);
call protect_by_tenant('inventory_missing');

truncate inventory_staging;
alter table inventory_staging add column rooftop_id text not null, add column vin text, add column claimed_vin text,
  add column stock_number text;

-- Which car on record each staged row means; null is a new one. Lives as long as its staging rows.
create unlogged table inventory_match (
  tenant_id text not null,
  import_id text not null,
  identity_key text not null,
  row_number int not null,
  vehicle_id text,
  primary key (tenant_id, import_id, identity_key)
);
create index inventory_match_vehicle on inventory_match (tenant_id, import_id, vehicle_id);
call protect_by_tenant('inventory_match');
