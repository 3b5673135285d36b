-- VEH-23: how a price guide judges the price; comes with the retailer's feed, never worked out here.
alter table vehicle add column kbb_price_indicator text check (kbb_price_indicator in ('great', 'good', 'fair'));
