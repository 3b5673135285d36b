-- compatible-from: 0751
-- The signing service that made a package, by the name that `providers.contracting` has for it: it is read and voided there
-- also after its retailer has changed to another one. Null means the one that the retailer has now.
alter table contract_package add column signing_vendor text;
alter table vehicle_sale_signing add column signing_vendor text;

update contract_package
  set signing_vendor = tenant.config -> 'providers' ->> 'contracting'
  from tenant
  where tenant.id = contract_package.tenant_id and contract_package.status in ('Sent', 'InProgress');
update vehicle_sale_signing
  set signing_vendor = tenant.config -> 'providers' ->> 'contracting'
  from tenant
  where tenant.id = vehicle_sale_signing.tenant_id and vehicle_sale_signing.signed_at is null;
