-- compatible-from: 0540
-- Scripts and styles of the last builds: a page of one build may ask a server of another one for its files.
create table web_build (
  id text primary key,
  started_at timestamptz not null
);
create table web_asset (
  path text primary key,
  -- The build that had it last.
  build_id text not null references web_build (id) on delete cascade,
  plain bytea not null,
  brotli bytea
);
create index web_asset_build on web_asset (build_id);
-- Compressed already, or soon to be sent as they are.
alter table web_asset alter column plain set storage external, alter column brotli set storage external;
grant select, insert, update, delete on web_build, web_asset to forecourt_worker;
