-- A keyed digest over the last line of the audit trail, so that lines cannot be cut off its end or made anew.
-- Packages of version 3 and later always have one.
alter table contract_package add column trail_seal text;
