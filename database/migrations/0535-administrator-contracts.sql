-- compatible-from: 0442
-- The administrator's own contract of a plan, as it came: read by whoever bought the plan.
create table protection_contract_paper (
  tenant_id text not null,
  contract_id text not null,
  -- PDF in base64, sealed: it names the buyer.
  pdf_sealed text not null,
  created_at timestamptz not null,
  primary key (tenant_id, contract_id),
  foreign key (tenant_id, contract_id) references protection_contract (tenant_id, id) on delete cascade
);
call protect_by_tenant('protection_contract_paper');
