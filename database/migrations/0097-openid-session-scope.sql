-- What the person agreed to when an application got a session of its own; null for the storefront.
alter table account_session add column scope text;
