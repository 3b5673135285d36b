-- A file is stored sealed before the virus scanner has spoken; nobody can read it until it is 'complete'.
-- 'fail' is a file the scanner refused later: its bytes are gone, the row says why the slot is empty again.
alter table document add column status text not null default 'complete'
  check (status in ('uploading', 'complete', 'fail'));
-- 'none' is a file no picture could be made of; it is not tried again.
alter table document add column thumbnail_state text not null default 'waiting'
  check (thumbnail_state in ('waiting', 'made', 'none'));
create index document_created on document (tenant_id, created_at);

-- Objects that nothing refers to: written down before bytes are stored and when a row goes, crossed out when a row
-- names the object or the object is gone. What a crash leaves behind is found here.
create table document_object_removal (
  tenant_id text not null,
  object_key text not null,
  remove_after timestamptz not null,
  primary key (tenant_id, object_key)
);
call protect_by_tenant('document_object_removal');

-- What was there and why it went, without names or contents (PRIV-04).
create table document_deletion (
  tenant_id text not null,
  document_id text not null,
  order_id text not null,
  type text not null,
  uploaded_at timestamptz not null,
  deleted_at timestamptz not null,
  reason text not null check (reason in ('buyer', 'replaced', 'refused', 'retention')),
  primary key (tenant_id, document_id)
);
create index document_deletion_order on document_deletion (tenant_id, order_id);
call protect_by_tenant('document_deletion');

-- Further documents somebody asks for after the deal. Several may ask for the same type; one file answers all.
create table document_request (
  tenant_id text not null,
  order_id text not null,
  type text not null check (type in ('DriversLicense', 'W2', 'PayStub', 'InsuranceCard', 'Other')),
  requested_by text not null check (requested_by in ('retailer', 'lender')),
  requested_at timestamptz not null,
  primary key (tenant_id, order_id, type, requested_by),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call protect_by_tenant('document_request');
create trigger document_request_tells after insert or delete on document_request
  for each row execute function tell_progress_change();
