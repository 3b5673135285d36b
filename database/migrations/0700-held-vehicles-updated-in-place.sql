-- compatible-from: 0680
-- An order changes its car's hold three times after it was taken. An index over the end of a hold made each of these a
-- new entry in all indexes of the table; held cars are few, and those that run out are found among them.
create index vehicle_held on vehicle (tenant_id) where availability = 'PendingSale';
drop index vehicle_hold;
-- Room beside each row for its next version.
alter table vehicle set (fillfactor = 85);
