-- compatible-from: 0805
-- Who applies without an account is written to in the language of the pages that they filled in.
alter table credit_applicant add column language text check (language ~ '^[a-z]{2}$');
