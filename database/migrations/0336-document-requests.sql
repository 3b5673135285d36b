-- Lenders name documents that the first list did not know; which types exist is decided by the product (DOC-03).
alter table document drop constraint document_type_check;
alter table document add constraint document_type_check check (type ~ '^[A-Z][A-Za-z0-9]{1,39}$');
alter table document_request drop constraint document_request_type_check;
alter table document_request add constraint document_request_type_check check (type ~ '^[A-Z][A-Za-z0-9]{1,39}$');

-- Why it is asked for, in a sentence that the buyer reads; never personal.
alter table document_request add column reason text not null default '' check (length(reason) <= 300);
