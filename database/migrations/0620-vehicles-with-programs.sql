-- compatible-from: 0586
-- Which retailers have any, asked for all of them in one statement.
create index vehicle_with_programs on vehicle (tenant_id) where programs_for_all is not null;
