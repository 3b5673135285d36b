-- Who buys together with the order's own buyer, whose details stay with the order. Written when the order is submitted.
create table order_party (
  tenant_id text not null,
  order_id text not null,
  role text not null check (role in ('co-buyer')),
  -- Name, address, email and phone.
  party_sealed text not null,
  recorded_at timestamptz not null,
  primary key (tenant_id, order_id, role),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call protect_by_tenant('order_party');
