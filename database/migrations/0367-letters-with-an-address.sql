-- Whether a letter can be mailed: the clock asks for those again whose job was lost, and tells the retailer of the others.
-- Letters from before count as mailable; the job looks itself.
alter table prequalification_letter add column has_address boolean not null default true;
alter table prequalification_letter alter column has_address drop default;
