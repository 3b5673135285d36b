-- Terms that end because their person changed what they earn or where they live wait a day before a letter goes: most
-- who do that are trying, and change it back.
alter table prequalification_letter add column send_at timestamptz;
update prequalification_letter set send_at = due_at - interval '30 days';
alter table prequalification_letter alter column send_at set not null;
