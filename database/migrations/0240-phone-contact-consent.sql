-- VAL-09: whoever gives an account a phone number agrees to be contacted there, with time and text version.
alter table account_consent drop constraint account_consent_kind_check;
alter table account_consent add constraint account_consent_kind_check
  check (kind in ('terms', 'marketing-email', 'marketing-sms', 'phone-contact'));
