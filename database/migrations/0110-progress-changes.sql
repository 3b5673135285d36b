-- Open tracker pages follow an order: whatever moves one of its steps says so on a channel. Only a hint ('tenant order');
-- nothing is said before an order is submitted, so that adding to the cart and submitting never notify (decision 0070).
create function tell_progress_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform pg_notify('progress', old.tenant_id || ' ' || old.order_id);
  else
    perform pg_notify('progress', new.tenant_id || ' ' || new.order_id);
  end if;
  return null;
end $$;

create function tell_order_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('progress', new.tenant_id || ' ' || new.id);
  return null;
end $$;

create trigger insurance_verification_tells after insert or update on insurance_verification
  for each row execute function tell_progress_change();
create trigger id_verification_tells after insert or update on id_verification
  for each row execute function tell_progress_change();
create trigger document_tells after insert or update or delete on document
  for each row execute function tell_progress_change();
create trigger contract_package_tells after insert or update on contract_package
  for each row execute function tell_progress_change();
create trigger payment_tells after insert or update on payment
  for each row execute function tell_progress_change();
create trigger fulfilment_tells after insert or update on fulfilment
  for each row execute function tell_progress_change();
create trigger orders_tell after update on orders
  for each row when (old.order_status not in ('DRAFT', 'PII_UPDATE_SUCCESSFUL', 'ORDER_INITIATION_FAILED')
    and (old.order_status, old.deal_status) is distinct from (new.order_status, new.deal_status))
  execute function tell_order_change();
