-- The history tells of every step of an order, not only of the order and its deal. A trigger writes it in the same
-- transaction, whoever changes a step: no writer can forget it. Who and why follow from subject and status
-- (orders/domain/step-history.ts), so actor and reason stay empty here. Times are the writer's, never the database's.
alter table order_history
  add column subject text not null default 'order'
    check (subject in ('order', 'insurance', 'id', 'documents', 'contract', 'payment', 'delivery')),
  add column step_status text,
  add column detail text;

create function note_step(step_tenant text, step_order text, step text, status text, more text, happened timestamptz)
returns void language sql as $$
  insert into order_history (tenant_id, order_id, order_status, deal_status, actor, reason, at, subject, step_status, detail)
  select tenant_id, id, order_status, deal_status, '', '', happened, step, status, more
  from orders where tenant_id = step_tenant and id = step_order
$$;

create function insurance_step(cover insurance_verification) returns text language sql immutable as $$
  select case when cover.status = 'COMPLETED' then coalesce(cover.policy_status, 'NOT_FOUND') else cover.status end
$$;
create function note_insurance() returns trigger language plpgsql as $$
begin
  if insurance_step(new) <> 'NOT_INITIATED'
    and (tg_op = 'INSERT' or insurance_step(new) <> insurance_step(old)) then
    perform note_step(new.tenant_id, new.order_id, 'insurance', insurance_step(new), null, new.updated_at);
  end if;
  if new.skipped and (tg_op = 'INSERT' or not old.skipped) then
    perform note_step(new.tenant_id, new.order_id, 'insurance', 'SKIPPED', null, new.updated_at);
  end if;
  return null;
end $$;
create trigger insurance_verification_history after insert or update on insurance_verification
  for each row execute function note_insurance();

create function note_id() returns trigger language plpgsql as $$
begin
  if new.record_status is not null and (tg_op = 'INSERT'
    or (new.record_status, new.transactions_amount) is distinct from (old.record_status, old.transactions_amount)
    or (new.record_status = 'INITIATED' and new.expires_at is distinct from old.expires_at)) then
    perform note_step(new.tenant_id, new.order_id, 'id', new.record_status, null, new.updated_at);
  end if;
  return null;
end $$;
create trigger id_verification_history after insert or update on id_verification
  for each row execute function note_id();

create function note_document() returns trigger language plpgsql as $$
begin
  perform note_step(new.tenant_id, new.order_id, 'documents', 'UPLOADED', new.type, new.created_at);
  return null;
end $$;
create trigger document_history after insert on document for each row execute function note_document();

create function note_contract() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status <> old.status then
    perform note_step(new.tenant_id, new.order_id, 'contract', new.status, null, new.updated_at);
  end if;
  return null;
end $$;
create trigger contract_package_history after insert or update on contract_package
  for each row execute function note_contract();

create function note_payment() returns trigger language plpgsql as $$
declare more text := new.purpose;
begin
  if tg_op = 'INSERT' then
    perform note_step(new.tenant_id, new.order_id, 'payment', new.status, more, new.created_at);
  elsif new.status <> old.status then
    -- Money that had arrived and went back.
    if new.status = 'PAYMENT_FAILED' and old.status in ('PAYMENT_CAPTURED', 'DOWNPAYMENT_PAID', 'FULLY_PAID') then
      more := 'returned';
    end if;
    perform note_step(new.tenant_id, new.order_id, 'payment', new.status, more, new.updated_at);
  end if;
  return null;
end $$;
create trigger payment_history after insert or update on payment for each row execute function note_payment();

create function note_appointment() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_step(new.tenant_id, new.order_id, 'delivery', new.status, new.option, new.updated_at);
  elsif new.status <> old.status or new.slot_start <> old.slot_start then
    perform note_step(new.tenant_id, new.order_id, 'delivery', new.status,
      case when new.status = 'REQUESTED' and old.status in ('REQUESTED', 'CONFIRMED') then 'moved' else new.option end,
      new.updated_at);
  end if;
  return null;
end $$;
create trigger fulfilment_history after insert or update on fulfilment
  for each row execute function note_appointment();
