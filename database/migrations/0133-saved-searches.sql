-- Searches that account holders keep (SRCH-08). They go with their account.
create table saved_search (
  tenant_id text not null,
  account_id text not null,
  -- Chosen by the browser, so that saving twice is saving once; it means nothing in another account.
  id text not null,
  name text not null,
  -- Canonical query string.
  search text not null,
  -- Whether news go out by mail.
  notify boolean not null,
  created_at timestamptz not null,
  -- Everything that came into the stock until here has been seen on the page, or told by mail.
  seen_until timestamptz not null,
  told_until timestamptz not null,
  primary key (tenant_id, account_id, id),
  unique (tenant_id, account_id, search),
  foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade
);
call protect_by_tenant('saved_search');

-- What all mails about one account's searches share: how often they come and how they are stopped.
create table saved_search_reader (
  tenant_id text not null,
  account_id text not null,
  -- Stops the mails without signing in; nothing else.
  unsubscribe_token text not null,
  -- Where the shop was when the newest search was saved; mails link there.
  site_origin text not null,
  mailed_at timestamptz,
  primary key (tenant_id, account_id),
  unique (tenant_id, unsubscribe_token),
  foreign key (tenant_id, account_id) references account (tenant_id, id) on delete cascade
);
call protect_by_tenant('saved_search_reader');
