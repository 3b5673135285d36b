-- 2: papers are kept as files below. 1: from before; unsigned ones are over.
alter table contract_package add column version int not null default 1;

-- Initials, the drawn lines and the fields that were filled in, encrypted.
alter table contract_signature add column act_sealed text;

-- The papers as they were read, and the signed copies. In the database, so that evidence and signature are one commit.
create table contract_file (
  tenant_id text not null,
  package_id text not null,
  -- Kind of paper, 'signed' or 'completed'.
  name text not null,
  position int not null,
  title text not null,
  -- Of the bytes before they were encrypted.
  sha256 text not null,
  size int not null,
  bytes_sealed text not null,
  created_at timestamptz not null,
  primary key (tenant_id, package_id, name),
  foreign key (tenant_id, package_id) references contract_package (tenant_id, id)
);
call protect_by_tenant('contract_file');

-- What happened to a package, in order. Each row's digest covers the one before: a changed past does not add up.
create table contract_event (
  tenant_id text not null,
  package_id text not null,
  seq int not null,
  kind text not null check (kind in ('created', 'sent', 'opened', 'consented', 'signed', 'countersigned', 'cancelled', 'expired', 'declined')),
  at timestamptz not null,
  actor text not null check (actor in ('buyer', 'dealer', 'system')),
  -- Network address and user agent, encrypted.
  origin_sealed text not null,
  document_hash text not null,
  -- E.g. the version of the consent; never personal.
  detail text not null default '',
  digest text not null,
  primary key (tenant_id, package_id, seq),
  foreign key (tenant_id, package_id) references contract_package (tenant_id, id)
);
call protect_by_tenant('contract_event');

-- Evidence is written once.
revoke update, delete on contract_file, contract_event from forecourt_app;
