-- What stood beside a box as it was shown, as JSON: a retailer may word consents its own way. Null for older ones.
alter table credit_consent add column words text;
