-- Wrong passwords in a row however far apart: at a hundred only a reset opens the account again.
alter table sign_in_failure add column consecutive int not null default 0;
update sign_in_failure set consecutive = failures;
