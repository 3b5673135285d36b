-- Several codes of one account side by side: limits look back at the ones before.
alter table email_change drop constraint email_change_pkey;
alter table email_change add primary key (tenant_id, id);
-- The wrong try that was the last one allowed.
alter table email_change add column burned_at timestamptz;
create index email_change_newest on email_change (tenant_id, account_id, created_at desc);
