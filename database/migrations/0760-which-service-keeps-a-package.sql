-- compatible-from: 0751
-- The signing service that made a package, by the name that `providers.contracting` has for it: it is read and voided there
-- also after its retailer has changed to another one. Null means the one that the retailer has now.
alter table contract_package add column signing_vendor text;
alter table vehicle_sale_signing add column signing_vendor text;

-- Packages that are open; their retailer has not changed its service since, as it was told not to.
alter table contract_package no force row level security;
update contract_package
  set signing_vendor = tenant.config -> 'providers' ->> 'contracting'
  from tenant
  where tenant.id = contract_package.tenant_id and contract_package.status in ('Sent', 'InProgress');
alter table contract_package force row level security;
alter table vehicle_sale_signing no force row level security;
update vehicle_sale_signing
  set signing_vendor = tenant.config -> 'providers' ->> 'contracting'
  from tenant
  where tenant.id = vehicle_sale_signing.tenant_id and vehicle_sale_signing.signed_at is null;
alter table vehicle_sale_signing force row level security;
