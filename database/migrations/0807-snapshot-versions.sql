-- compatible-from: 0760
-- Names what an order's snapshot says, so that a process that knows it need not be sent it again when only the order has moved.
-- Null on rows that were made before; whoever writes a snapshot and gives it no name of its own, as an older server does, gets
-- a new one.
alter table orders add column snapshot_version uuid;
alter table orders alter column snapshot_version set default gen_random_uuid();

create function name_snapshot() returns trigger language plpgsql as $$
begin
  new.snapshot_version := gen_random_uuid();
  return new;
end $$;
create trigger orders_name_snapshot before update of snapshot on orders for each row
  when (new.snapshot_version is not distinct from old.snapshot_version) execute function name_snapshot();
