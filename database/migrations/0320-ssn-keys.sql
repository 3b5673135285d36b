-- Social Security numbers are sealed with keys of their own, so that no other key opens one.
alter table tenant_key drop constraint tenant_key_purpose_check;
alter table tenant_key add constraint tenant_key_purpose_check check (purpose in ('seal', 'index', 'ssn'));
