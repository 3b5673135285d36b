-- compatible-from: 0712
-- Packages that were made at a signing service and never became an order's contract: another one was faster, or the order
-- was over. They are voided there; a package that is made after one is a new one, whatever its papers.
create table contract_abandoned_package (
  tenant_id text not null,
  provider_ref text not null,
  order_id text not null,
  abandoned_at timestamptz not null,
  primary key (tenant_id, provider_ref)
);
create index contract_abandoned_package_order on contract_abandoned_package (tenant_id, order_id);
call protect_by_tenant('contract_abandoned_package');
