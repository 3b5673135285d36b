-- compatible-from: 0760
-- PostgreSQL reads the conditions of a table's triggers anew for each statement that may fire them. They are only asked where a
-- column is named that they are about, and a list of words is a function there, as in checks (0820). What they do is the same.
create function is_draft_status(word text) returns boolean language plpgsql immutable parallel safe as $$
begin
  return word = any ('{DRAFT,PII_UPDATE_SUCCESSFUL,ORDER_INITIATION_FAILED}'::text[]);
end $$;
create function is_active_status(word text) returns boolean language plpgsql immutable parallel safe as $$
begin
  return word <> all ('{DRAFT,PII_UPDATE_SUCCESSFUL,ORDER_INITIATION_FAILED,CANCELED,DELIVERED,DELIVERED_NO_RETURN}'::text[]);
end $$;

drop trigger orders_keep_snapshot on orders;
create trigger orders_keep_snapshot before update of snapshot, amount_due_cents on orders for each row
  when (old.submitted_at is not null) execute function keep_snapshot();

drop trigger orders_name_car on orders;
create trigger orders_name_car before insert or update of order_status on orders for each row
  when (new.car_vin is null and new.car_stock_number is null and is_active_status(new.order_status))
  execute function name_ordered_car();

drop trigger orders_tell on orders;
create trigger orders_tell after update of order_status, deal_status on orders for each row
  when ((old.order_status <> new.order_status or old.deal_status <> new.deal_status) and not is_draft_status(old.order_status))
  execute function tell_order_change();
