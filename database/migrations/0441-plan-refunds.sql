-- compatible-from: 0420
-- The refund of a canceled plan goes back the way its order was paid. It is no part of what was paid for the car, so it has
-- lines of its own kind; one that comes back has a positive one.
alter table payment_entry drop constraint payment_entry_kind_check;
alter table payment_entry add constraint payment_entry_kind_check
  check (kind in ('captured', 'refunded', 'returned', 'plan-refunded', 'plan-refund-returned'));
alter table payment_entry drop constraint payment_entry_check;
alter table payment_entry add constraint payment_entry_check
  check (amount_cents <> 0 and (kind in ('captured', 'plan-refund-returned')) = (amount_cents > 0));

alter table payment_refund drop constraint payment_refund_reason_check;
alter table payment_refund add constraint payment_refund_reason_check
  check (reason in ('order-cancelled', 'paid-twice', 'plan-canceled'));
-- What it is for, where one reason may come more than once.
alter table payment_refund add column cause text not null default '';
create unique index payment_refund_once_each on payment_refund (tenant_id, payment_id, reason, cause);
drop index payment_refund_once;

-- Each way on which the refund of a plan goes to somebody.
create table protection_payout (
  tenant_id text not null,
  -- Of the refund in the payments ledger, where it goes that way.
  id text not null,
  cancellation_id text not null,
  order_id text not null,
  -- `payment`: back to a card or account, by the payments ledger. `transfer`: the retailer pays it and says so.
  way text not null check (way in ('payment', 'transfer')),
  paid_to text not null check (paid_to in ('lienholder', 'buyer')),
  -- The lender's name, or the card or account as its owner knows it; null for a transfer to the buyer.
  payee text,
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('pending', 'paid', 'returned')),
  -- Day of the last change, at the rooftop.
  moved_on text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, cancellation_id) references protection_cancellation (tenant_id, id) on delete cascade
);
create index protection_payout_order on protection_payout (tenant_id, order_id, created_at);

-- Cancellations from before there were ways: the retailer paid or pays them itself.
alter table protection_cancellation no force row level security;
insert into protection_payout
  select tenant_id, 'pcp_' || id, id, order_id, 'transfer', refund_to, payee, (quote->>'refundCents')::bigint,
    case when paid_on is null then 'pending' else 'paid' end, coalesce(paid_on, on_date), changed_at
  from protection_cancellation where status = 'done' and (quote->>'refundCents')::bigint > 0;
alter table protection_cancellation force row level security;
call protect_by_tenant('protection_payout');
