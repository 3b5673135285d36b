-- Under which address the buyer opened the contract, for the link to the completed one.
alter table contract_package add column site_origin text;
