-- A provider with pages of its own names each capture; the link leads to the same one every time.
alter table id_capture_link
  add column capture_ref text,
  -- Opened on the device the tracker runs on, not texted.
  add column is_here boolean not null default false;
create unique index id_capture_link_ref on id_capture_link (tenant_id, capture_ref) where capture_ref is not null;
