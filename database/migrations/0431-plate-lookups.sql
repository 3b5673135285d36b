-- compatible-from: 0420
-- The embedded plate service remembers by a keyed hash how often a plate was asked for.
create table sandbox_plate (
  tenant_id text not null,
  plate_index text not null,
  times_asked integer not null,
  primary key (tenant_id, plate_index)
);
call protect_by_tenant('sandbox_plate');
