-- What the embedded ID judge knows of the captures it judged: one for each link of the shop, and nothing of the person.
create table sandbox_id_capture (
  tenant_id text not null,
  capture_ref text not null,
  verification_ref text not null,
  issuing_state text not null,
  outcome text not null check (outcome in ('SUCCESSFUL', 'FAILED', 'INCOMPLETE')),
  judged_at timestamptz not null,
  primary key (tenant_id, capture_ref),
  unique (tenant_id, verification_ref)
);
call protect_by_tenant('sandbox_id_capture');

-- The embedded signing service keeps what the buyer wrote, sealed by the shop, until the shop has recorded it.
alter table sandbox_signing_package
  add column signed_at timestamptz,
  add column hand_sealed text;
