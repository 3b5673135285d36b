-- Who asked the carrier: the buyer's consent, or somebody who looks again. An ID seen in person has no capture to end.
create or replace function note_insurance() returns trigger language plpgsql as $$
begin
  if insurance_step(new) <> 'NOT_INITIATED'
    and (tg_op = 'INSERT' or insurance_step(new) <> insurance_step(old)) then
    perform note_step(new.tenant_id, new.order_id, 'insurance', insurance_step(new),
      case when new.consented_at is not null and (tg_op = 'INSERT' or new.consented_at is distinct from old.consented_at)
        then 'consent' end,
      new.updated_at);
  end if;
  if new.skipped and (tg_op = 'INSERT' or not old.skipped) then
    perform note_step(new.tenant_id, new.order_id, 'insurance', 'SKIPPED', null, new.updated_at);
  end if;
  return null;
end $$;

create or replace function note_id() returns trigger language plpgsql as $$
begin
  if new.record_status is not null and (tg_op = 'INSERT'
    or (new.record_status, new.transactions_amount) is distinct from (old.record_status, old.transactions_amount)
    or (new.record_status = 'INITIATED' and new.expires_at is distinct from old.expires_at)) then
    perform note_step(new.tenant_id, new.order_id, 'id', new.record_status, null, new.updated_at);
  elsif new.order_id_status = 'COMPLETED' and (tg_op = 'INSERT' or old.order_id_status is distinct from 'COMPLETED') then
    perform note_step(new.tenant_id, new.order_id, 'id', 'SUCCESSFUL', null, new.updated_at);
  end if;
  return null;
end $$;
