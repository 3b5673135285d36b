-- The check of an agreed snapshot is only called for orders that have one.
drop trigger orders_keep_snapshot on orders;
create trigger orders_keep_snapshot before update on orders for each row
  when (old.submitted_at is not null) execute function keep_snapshot();
