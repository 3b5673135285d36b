-- compatible-from: 0420
-- What incentive programs give everybody who buys a vehicle, as cards, lists and filters count it; null where there is none.
alter table vehicle add column programs_for_all jsonb;
