-- A paper's file is known by its key alone; its form and hash are the store's.
alter table vehicle_sale_paper drop column format;
alter table vehicle_sale_paper drop column size_bytes;
alter table vehicle_sale_paper drop column sha256;
