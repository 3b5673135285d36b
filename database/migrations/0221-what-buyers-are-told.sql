-- Who verified the insurance and who changed an appointment, so that the history names the right one.
alter table insurance_verification add column verified_by text not null default 'carrier'
  check (verified_by in ('carrier', 'retailer'));
alter table id_verification add column verified_by text not null default 'capture'
  check (verified_by in ('capture', 'retailer'));
alter table fulfilment add column changed_by text not null default 'buyer' check (changed_by in ('buyer', 'retailer'));

create or replace function note_insurance() returns trigger language plpgsql as $$
begin
  if insurance_step(new) <> 'NOT_INITIATED'
    and (tg_op = 'INSERT' or insurance_step(new) <> insurance_step(old)) then
    perform note_step(new.tenant_id, new.order_id, 'insurance', insurance_step(new),
      case
        when new.verified_by = 'retailer' then 'retailer'
        when new.consented_at is not null and (tg_op = 'INSERT' or new.consented_at is distinct from old.consented_at)
          then 'consent'
      end,
      new.updated_at);
  end if;
  if new.skipped and (tg_op = 'INSERT' or not old.skipped) then
    perform note_step(new.tenant_id, new.order_id, 'insurance', 'SKIPPED', null, new.updated_at);
  end if;
  return null;
end $$;

create or replace function note_id() returns trigger language plpgsql as $$
begin
  if new.order_id_status = 'COMPLETED' and (tg_op = 'INSERT' or old.order_id_status is distinct from 'COMPLETED') then
    perform note_step(new.tenant_id, new.order_id, 'id', 'SUCCESSFUL',
      case when new.verified_by = 'retailer' then 'retailer' end, new.updated_at);
  elsif new.record_status is not null and (tg_op = 'INSERT'
    or (new.record_status, new.transactions_amount) is distinct from (old.record_status, old.transactions_amount)
    or (new.record_status = 'INITIATED' and new.expires_at is distinct from old.expires_at)) then
    perform note_step(new.tenant_id, new.order_id, 'id',
      case when new.record_status = 'INITIATED' and new.expires_at <= new.updated_at then 'EXPIRED' else new.record_status end,
      null, new.updated_at);
  end if;
  return null;
end $$;

create or replace function note_appointment() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_step(new.tenant_id, new.order_id, 'delivery', new.status, new.option, new.updated_at);
  elsif new.status <> old.status or new.slot_start <> old.slot_start then
    perform note_step(new.tenant_id, new.order_id, 'delivery', new.status,
      case
        when new.changed_by = 'retailer' and new.slot_start <> old.slot_start then 'moved-by-retailer'
        when new.changed_by = 'retailer' and new.status = 'CANCELED' then 'by-retailer'
        when new.status = 'REQUESTED' and old.status in ('REQUESTED', 'CONFIRMED') then 'moved'
        else new.option
      end,
      new.updated_at);
  end if;
  return null;
end $$;

-- What somebody asked for stands in the history as well.
create function note_document_request() returns trigger language plpgsql as $$
begin
  perform note_step(new.tenant_id, new.order_id, 'documents', 'REQUESTED', new.type, new.requested_at);
  return null;
end $$;
create trigger document_request_history after insert on document_request
  for each row execute function note_document_request();

-- A step that changed is looked at once the change is committed: what asks something of the buyer is told to them.
-- No door can forget it, because every door leaves its line here.
create function look_after_step() returns trigger language plpgsql as $$
begin
  insert into job (id, tenant_id, kind, payload, run_at, created_at)
  values ('job_' || replace(gen_random_uuid()::text, '-', ''), new.tenant_id, 'progress.tell-buyer',
    jsonb_build_object('orderId', new.order_id), new.at, new.at);
  return null;
end $$;
create trigger order_history_look after insert on order_history for each row
  when (new.subject in ('insurance', 'id', 'documents', 'contract')) execute function look_after_step();

-- What a buyer was told to do, so that the same is told once.
create table buyer_notice (
  tenant_id text not null,
  order_id text not null,
  notice text not null,
  -- Tells one occasion from the next; no personal data.
  occasion text not null,
  told_at timestamptz not null,
  primary key (tenant_id, order_id, notice)
);
call protect_by_tenant('buyer_notice');
