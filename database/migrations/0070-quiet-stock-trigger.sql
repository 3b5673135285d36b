-- Commits that notify wait for each other, one flush to disk after the other. The feed alone carries the change;
-- the process that made it sends one hint for many commits, and every reader looks by itself four times a second.
create or replace function record_inventory_change() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into inventory_change (tenant_id, vehicle_id)
    values (coalesce(new.tenant_id, old.tenant_id), coalesce(new.id, old.id));
  return null;
end $$;
