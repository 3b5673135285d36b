-- The language an account chose; its mails follow it. Null: it never chose, so the page's language counts.
alter table account add column language text check (language in ('en', 'es'));
