-- How often a promo code was used is counted from the orders that have it (OP-40).
create index orders_by_promo on orders (tenant_id, (snapshot -> 'promo' ->> 'code'))
  where snapshot -> 'promo' ->> 'code' is not null;
