-- What an amended worksheet adds to what is due of a signed order; the signed amounts stay as they were signed.
alter table orders add column difference_cents bigint not null default 0 check (difference_cents >= 0);

-- It has a place of its own beside balance and deposit: both may be filled by then (promise 3).
alter table payment drop constraint payment_purpose_check;
alter table payment add constraint payment_purpose_check check (purpose in ('balance', 'deposit', 'difference'));
