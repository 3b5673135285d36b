-- The change feed is written once for a statement instead of once for a row: imports and carts change many at once.
drop trigger vehicle_changed on vehicle;
drop function record_inventory_change();

create function record_inventory_changes() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into inventory_change (tenant_id, vehicle_id) select tenant_id, id from changed;
  return null;
end $$;
create trigger vehicle_inserted after insert on vehicle referencing new table as changed
  for each statement execute function record_inventory_changes();
create trigger vehicle_updated after update on vehicle referencing new table as changed
  for each statement execute function record_inventory_changes();
create trigger vehicle_deleted after delete on vehicle referencing old table as changed
  for each statement execute function record_inventory_changes();

-- Two kilobytes of JSON that are written once and read with every order: compressing them costs more than it saves.
alter table orders alter column snapshot set storage external;
