create table id_verification (
  tenant_id text not null,
  order_id text not null,
  -- What the order says: ERROR, COMPLETED or nothing yet.
  order_id_status text check (order_id_status in ('ERROR', 'COMPLETED')),
  record_status text check (record_status in ('INITIATED', 'SUCCESSFUL', 'FAILED', 'CANCELED', 'INCOMPLETE')),
  transactions_amount int not null default 0,
  expires_at timestamptz,
  -- State of the licence where it differs from the home address.
  id_state char(2),
  sent_to_masked text,
  updated_at timestamptz not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call protect_by_tenant('id_verification');

-- One row a text message. The token itself is only in the message.
create table id_capture_link (
  tenant_id text not null,
  token_hash text not null,
  order_id text not null,
  state text not null check (state in ('SENT', 'OPENED', 'USED', 'REPLACED')),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create index id_capture_link_order on id_capture_link (tenant_id, order_id);
call protect_by_tenant('id_capture_link');
