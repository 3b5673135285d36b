-- A hold that only ends at another time is nobody's news: no card, page or search shows when, and every change in the
-- feed makes kept pages old. What else changes a vehicle leaves its hold as it is, or gives it to somebody else.
create function record_vehicle_updates() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into inventory_change (tenant_id, vehicle_id)
  select now_is.tenant_id, now_is.id
  from changed as now_is join before as was on was.tenant_id = now_is.tenant_id and was.id = now_is.id
  where was.hold_expires_at is not distinct from now_is.hold_expires_at
    or was.availability <> now_is.availability
    or was.held_by_order_id is distinct from now_is.held_by_order_id;
  return null;
end $$;

drop trigger vehicle_updated on vehicle;
create trigger vehicle_updated after update on vehicle referencing old table as before new table as changed
  for each statement execute function record_vehicle_updates();
