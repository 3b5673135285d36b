-- The landing page asks for the latest changes of all vehicles.
create index vehicle_price_change_recent on vehicle_price_change (tenant_id, changed_at);
