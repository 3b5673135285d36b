-- compatible-from: 0420
-- Pictures of a car that is traded in; the bytes lie sealed in the object store.
create table trade_in_photo (
  tenant_id text not null,
  trade_in_id text not null,
  -- Chosen by the sender: the same picture sent again is the same row.
  id text not null,
  place text not null check (place in ('FRONT', 'REAR', 'LEFT', 'RIGHT', 'ODOMETER', 'INTERIOR', 'OTHER')),
  object_key text not null,
  content_type text not null,
  added_at timestamptz not null,
  primary key (tenant_id, trade_in_id, id),
  foreign key (tenant_id, trade_in_id) references trade_in (tenant_id, id) on delete cascade
);
call protect_by_tenant('trade_in_photo');

-- However a picture's row goes, its bytes go with the next sweep.
create function forget_trade_in_photo() returns trigger language plpgsql as $$
begin
  insert into document_object_removal (tenant_id, object_key, remove_after)
    values (old.tenant_id, old.object_key, 'epoch'::timestamptz)
    on conflict (tenant_id, object_key) do update set remove_after = excluded.remove_after;
  return old;
end
$$;
create trigger forget_trade_in_photo after delete on trade_in_photo
  for each row execute function forget_trade_in_photo();
