create table fulfilment (
  tenant_id text not null,
  order_id text not null,
  rooftop_id text not null,
  option text not null check (option in ('PICKUP', 'DELIVERY')),
  status text not null check (status in ('REQUESTED', 'CONFIRMED', 'COMPLETED', 'CANCELED')),
  slot_start timestamptz not null,
  zip_code char(5),
  -- Street address, second line, city, state and instructions, encrypted.
  address_sealed text,
  fee_cents bigint not null default 0 check (fee_cents >= 0),
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  updated_at timestamptz not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
-- One handover per rooftop and hour, whatever two buyers press at once.
create unique index fulfilment_slot on fulfilment (tenant_id, rooftop_id, slot_start)
  where status in ('REQUESTED', 'CONFIRMED');
call protect_by_tenant('fulfilment');
