-- compatible-from: 0480
-- A decline stands for its 30 days also where its person took everything back: who it was by keyed hash only, so that no
-- bureau is asked before (PQ-05).
create table prequalification_decline (
  tenant_id text not null,
  -- Keyed hash of name, birth date and phone.
  person_index text not null,
  -- ISO date where the retailer is, from which somebody may try again; nothing is kept after it.
  retry_on text not null check (retry_on ~ '^\d{4}-\d{2}-\d{2}$'),
  -- JSON: the bureau's name, address and phone.
  bureau text,
  primary key (tenant_id, person_index)
);
call protect_by_tenant('prequalification_decline');

insert into prequalification_decline (tenant_id, person_index, retry_on, bureau)
select distinct on (tenant_id, person_index) tenant_id, person_index, retry_on, bureau
from prequalification_journey
where step = 'declined' and retry_on is not null
order by tenant_id, person_index, retry_on desc;

-- No file is an end of its own: nobody was declined, and nobody failed.
alter table prequalification_journey drop constraint prequalification_journey_step_check;
alter table prequalification_journey add constraint prequalification_journey_step_check
  check (step in ('passcode', 'identity', 'questions', 'result', 'declined', 'frozen', 'no-file', 'failed', 'unavailable',
    'expired'));
