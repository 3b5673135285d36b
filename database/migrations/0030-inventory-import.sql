create table inventory_import (
  tenant_id text not null,
  id text not null,
  -- Which stream of files this belongs to; a full file replaces what the same source said before.
  source text not null,
  file_name text not null,
  layout text not null,
  state text not null check (state in ('staging', 'applied', 'refused')),
  rows_read int not null default 0,
  rows_refused int not null default 0,
  new_count int not null default 0,
  changed_count int not null default 0,
  unchanged_count int not null default 0,
  vanished_count int not null default 0,
  removed_count int not null default 0,
  removals_withheld text,
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id)
);
create index inventory_import_source on inventory_import (tenant_id, source, started_at);
call protect_by_tenant('inventory_import');

-- Refused rows as they came, with every reason, until the next import of the same source.
create table inventory_quarantine (
  tenant_id text not null,
  import_id text not null,
  row_number int not null,
  reasons text[] not null,
  raw text not null,
  primary key (tenant_id, import_id, row_number),
  foreign key (tenant_id, import_id) references inventory_import (tenant_id, id) on delete cascade
);
call protect_by_tenant('inventory_quarantine');

-- Lives for the length of one import; losing it in a crash costs nothing.
create unlogged table inventory_staging (
  tenant_id text not null,
  import_id text not null,
  identity_key text not null,
  row_number int not null,
  feed_hash text not null,
  vehicle jsonb not null,
  primary key (tenant_id, import_id, identity_key)
);
call protect_by_tenant('inventory_staging');

-- What the offline decoder said of a VIN pattern (positions 1-8, 10, 11); the same for every tenant.
create table vin_decode (
  pattern text primary key,
  make text,
  model text,
  year int,
  body_style text,
  fuel text,
  doors int,
  decoded_at timestamptz not null
);
grant select, insert, update on vin_decode to forecourt_app;
