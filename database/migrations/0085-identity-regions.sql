-- How the home region of a retailer's pool has been doing lately; shared by all replicas.
create table identity_region_health (
  tenant_id text not null references tenant (id),
  -- Probes in a row that failed lately.
  failed_probes timestamptz[] not null default '{}',
  down boolean not null default false,
  -- Since when it has answered again while it counts as down.
  healthy_since timestamptz,
  changed_at timestamptz not null,
  primary key (tenant_id)
);
call protect_by_tenant('identity_region_health');

-- The sandbox desk plays an outage of the embedded pool's home region; no row, no outage.
create table sbx_identity_outage (
  tenant_id text not null references tenant (id),
  began_at timestamptz not null,
  primary key (tenant_id)
);
call protect_by_tenant('sbx_identity_outage');
