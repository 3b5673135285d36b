-- How often a credit file was asked for: a report that was lost with its process is asked for once more, by a new token,
-- and not for ever.
alter table prequalification_journey add column pull_tries smallint not null default 0;
