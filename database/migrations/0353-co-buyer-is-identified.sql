-- Who buys together with the order's buyer shows an ID of their own: a record and links beside the buyer's.
alter table id_verification add column person text not null default 'buyer' check (person in ('buyer', 'co-buyer'));
alter table id_verification drop constraint id_verification_pkey;
alter table id_verification add primary key (tenant_id, order_id, person);
alter table id_capture_link add column person text not null default 'buyer' check (person in ('buyer', 'co-buyer'));

create or replace function note_id() returns trigger language plpgsql as $$
declare whose text := case when new.person = 'co-buyer' then 'co-buyer' end;
begin
  if new.order_id_status = 'COMPLETED' and (tg_op = 'INSERT' or old.order_id_status is distinct from 'COMPLETED') then
    perform note_step(new.tenant_id, new.order_id, 'id', 'SUCCESSFUL',
      case when new.verified_by = 'retailer' then 'retailer' else whose end, new.updated_at);
  elsif new.record_status is not null and (tg_op = 'INSERT'
    or (new.record_status, new.transactions_amount) is distinct from (old.record_status, old.transactions_amount)
    or (new.record_status = 'INITIATED' and new.expires_at is distinct from old.expires_at)) then
    perform note_step(new.tenant_id, new.order_id, 'id',
      case when new.record_status = 'INITIATED' and new.expires_at <= new.updated_at then 'EXPIRED' else new.record_status end,
      whose, new.updated_at);
  end if;
  return null;
end $$;
