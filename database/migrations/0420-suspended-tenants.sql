-- A suspended retailer answers nobody and works on nothing until it is resumed; its data stays.
alter table tenant add column suspended_at timestamptz;
-- A new key is read by every server before the first one seals with it.
alter table tenant_key add column in_use boolean not null default true;
-- For work that must leave them alone.
create view suspended_tenant as select id from tenant where suspended_at is not null;
grant select on suspended_tenant to forecourt_worker;
