-- What other modules may read of an order in a statement of their own: how it stands and since when its buyer has the
-- car. The caller's row-level security applies, as on the tables below.
create view order_standing with (security_invoker = true) as
  select o.tenant_id, o.id as order_id, o.order_status,
    (select min(h.at) from order_history h where h.tenant_id = o.tenant_id and h.order_id = o.id
      and h.order_status in ('DELIVERED', 'DELIVERED_NO_RETURN')) as delivered_at
  from orders o;
grant select on order_standing to forecourt_app;
