-- Document calls find an order by its deal or by the deal's reference.
create unique index orders_deal_ref on orders (tenant_id, deal_ref_id);
