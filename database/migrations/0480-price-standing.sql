-- compatible-from: 0420
-- How far a used car's price is below the middle price of cars like it in the retailer's own stock, counted by imports.
alter table vehicle add column price_below_percent smallint;
-- How many cars it was compared with.
alter table vehicle add column price_compared smallint;
