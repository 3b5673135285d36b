-- compatible-from: 0420
-- The appointment that its seller was reminded of; a moved one is reminded of again.
alter table vehicle_sale add column reminded_slot timestamptz;
