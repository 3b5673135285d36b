-- compatible-from: 0680
-- Which languages there are is the product's word (src/languages); a new one changes no schema.
alter table account drop constraint account_language_check;
alter table account add constraint account_language_check check (language ~ '^[a-z]{2}$');
alter table prequalification_consent drop constraint prequalification_consent_language_check;
alter table prequalification_consent add constraint prequalification_consent_language_check check (language ~ '^[a-z]{2}$');
