-- An invoice has a number of its own, which says nothing of how many there are.
create table invoice (
  tenant_id text not null,
  order_id text not null,
  number text not null,
  issued_at timestamptz not null,
  -- When it was e-mailed at the countersignature (CART-07).
  mailed_at timestamptz,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create unique index invoice_number on invoice (tenant_id, number);
call protect_by_tenant('invoice');

-- The receipt of a payment is mailed once, however often the job that does it runs.
alter table payment add column receipt_mailed_at timestamptz;

-- A hold that was let go is no payment that failed, and a refund is news of its own.
create or replace function note_payment() returns trigger language plpgsql as $$
declare more text := new.purpose;
begin
  if tg_op = 'INSERT' then
    perform note_step(new.tenant_id, new.order_id, 'payment', new.status, more, new.created_at);
  elsif new.status <> old.status then
    if new.status = 'PAYMENT_FAILED' and old.status in ('PAYMENT_CAPTURED', 'DOWNPAYMENT_PAID', 'FULLY_PAID') then
      more := 'returned';
    elsif new.status = 'PAYMENT_FAILED' and new.failure_code = 'canceled' then
      more := 'released';
    end if;
    perform note_step(new.tenant_id, new.order_id, 'payment', new.status, more, new.updated_at);
  end if;
  return null;
end $$;

create function note_refund() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_step(new.tenant_id, new.order_id, 'payment', 'REFUND_REQUESTED', new.reason, new.created_at);
  elsif new.status <> old.status and new.status = 'REFUNDED' then
    perform note_step(new.tenant_id, new.order_id, 'payment', 'REFUNDED', new.reason, new.updated_at);
  end if;
  return null;
end $$;
create trigger payment_refund_history after insert or update on payment_refund
  for each row execute function note_refund();
