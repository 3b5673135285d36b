-- compatible-from: 0760
-- Each attempt to have a signing service make a package, written before it is asked: a process that ends before the answer is
-- kept leaves the row, and what was made is found there by its key and voided.
create table signing_package_intent (
  tenant_id text not null,
  id text not null,
  package_key text not null,
  -- The service that is asked, as `providers.contracting` names it.
  signing_vendor text not null,
  -- What it is for: 'contract' of an order, or papers of a 'sale'.
  purpose text not null,
  subject_id text not null,
  asked_at timestamptz not null,
  primary key (tenant_id, id)
);
create index signing_package_intent_due on signing_package_intent (tenant_id, purpose, asked_at);
call protect_by_tenant('signing_package_intent');
