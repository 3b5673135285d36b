-- The car that a buyer trades in, as its papers name it. Written when the order is submitted; what is not personal
-- stands in the order's snapshot.
create table order_traded_car (
  tenant_id text not null,
  order_id text not null,
  -- VIN, plate, lender and the account's ending.
  car_sealed text not null,
  recorded_at timestamptz not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
call protect_by_tenant('order_traded_car');
