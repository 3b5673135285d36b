-- compatible-from: 0760
-- Papers of a sale that were void at the signing service before anybody signed: what is made after them is a new package,
-- also where its papers are the same.
alter table vehicle_sale_signing add column voided_at timestamptz;
