-- One physical car is one row on sale, and has one active order: by its VIN, and by its stock number at a rooftop.

-- The VIN that a feed meant where its check digit is wrong; never shown, only compared.
alter table vehicle add column claimed_vin text;

-- What older imports left twice: the row that a purchase holds stays, then the one with a VIN, then the newest.
create temporary table vehicle_twice on commit drop as
select tenant_id, id, held_by_order_id from (
  select tenant_id, id, held_by_order_id,
    row_number() over (partition by tenant_id, rooftop_id, stock_number order by held_by_order_id is null,
      vin is null, updated_at desc, id) as copy
  from vehicle
  where stock_number is not null and availability in ('Available', 'PendingSale')) ranked
where copy > 1;
update vehicle v set availability = 'Sold', stock_label = null
from vehicle_twice t where v.tenant_id = t.tenant_id and v.id = t.id and t.held_by_order_id is null;
update vehicle v set stock_number = null
from vehicle_twice t where v.tenant_id = t.tenant_id and v.id = t.id and t.held_by_order_id is not null;

-- Serves the import's look at a rooftop's stock as well, so the index by source goes.
create unique index vehicle_one_on_sale_per_stock_number on vehicle (tenant_id, rooftop_id, stock_number)
  where availability in ('Available', 'PendingSale');
create unique index vehicle_one_on_sale_per_vin on vehicle (tenant_id, (coalesce(vin, claimed_vin)))
  where availability in ('Available', 'PendingSale');
drop index vehicle_source;

-- Promise 2 for the car itself and not only for its row: filled when an order becomes active, kept from then on.
alter table orders add column car_vin text, add column car_stock_number text;

create function name_ordered_car() returns trigger language plpgsql as $$
begin
  select coalesce(v.vin, v.claimed_vin), v.rooftop_id || ':' || v.stock_number
    into new.car_vin, new.car_stock_number
    from vehicle v where v.tenant_id = new.tenant_id and v.id = new.vehicle_id;
  return new;
end $$;
create trigger orders_name_car before insert or update of order_status on orders for each row
  when (new.car_vin is null and new.car_stock_number is null and new.order_status not in
    ('DRAFT', 'PII_UPDATE_SUCCESSFUL', 'ORDER_INITIATION_FAILED', 'CANCELED', 'DELIVERED', 'DELIVERED_NO_RETURN'))
  execute function name_ordered_car();

-- Orders that are under way: of two for one car (older versions allowed it) the first keeps the name.
with active as (
  select o.tenant_id, o.id, coalesce(v.vin, v.claimed_vin) as vin, v.rooftop_id || ':' || v.stock_number as stock,
    row_number() over (partition by o.tenant_id, coalesce(v.vin, v.id) order by o.created_at, o.id) as by_vin,
    row_number() over (partition by o.tenant_id, v.rooftop_id, coalesce(v.stock_number, v.id)
      order by o.created_at, o.id) as by_stock
  from orders o join vehicle v on v.tenant_id = o.tenant_id and v.id = o.vehicle_id
  where o.order_status not in
    ('DRAFT', 'PII_UPDATE_SUCCESSFUL', 'ORDER_INITIATION_FAILED', 'CANCELED', 'DELIVERED', 'DELIVERED_NO_RETURN'))
update orders o set car_vin = case when active.by_vin = 1 then active.vin end,
  car_stock_number = case when active.by_stock = 1 then active.stock end
from active where o.tenant_id = active.tenant_id and o.id = active.id;

create unique index orders_one_active_per_vin on orders (tenant_id, car_vin)
  where order_status not in
    ('DRAFT', 'PII_UPDATE_SUCCESSFUL', 'ORDER_INITIATION_FAILED', 'CANCELED', 'DELIVERED', 'DELIVERED_NO_RETURN');
create unique index orders_one_active_per_stock_number on orders (tenant_id, car_stock_number)
  where order_status not in
    ('DRAFT', 'PII_UPDATE_SUCCESSFUL', 'ORDER_INITIATION_FAILED', 'CANCELED', 'DELIVERED', 'DELIVERED_NO_RETURN');
