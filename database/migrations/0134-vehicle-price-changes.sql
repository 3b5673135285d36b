-- What a vehicle cost before each change of its price, whoever changed it: an import, a desk, a statement by hand.
create table vehicle_price_change (
  tenant_id text not null,
  vehicle_id text not null,
  changed_at timestamptz not null,
  -- Null is "call for price".
  old_price_cents bigint,
  new_price_cents bigint,
  primary key (tenant_id, vehicle_id, changed_at),
  foreign key (tenant_id, vehicle_id) references vehicle (tenant_id, id) on delete cascade
);
call protect_by_tenant('vehicle_price_change');

create function record_price_change() returns trigger language plpgsql as $$
begin
  insert into vehicle_price_change (tenant_id, vehicle_id, changed_at, old_price_cents, new_price_cents)
    values (new.tenant_id, new.id, new.updated_at, old.price_cents, new.price_cents)
    on conflict (tenant_id, vehicle_id, changed_at) do update set new_price_cents = excluded.new_price_cents;
  return null;
end $$;
-- Holds and carts never name the column, so purchases do not pay for this; unchanged prices stop at the condition.
create trigger vehicle_price_changed after update of price_cents on vehicle for each row
  when (old.price_cents is distinct from new.price_cents) execute function record_price_change();
