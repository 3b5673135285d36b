-- Which local folder holds the documents' bytes, so that a second machine with a folder of its own is noticed at start.
create table object_folder (
  only_row boolean primary key default true check (only_row),
  folder_id text not null,
  claimed_at timestamptz not null default now()
);
