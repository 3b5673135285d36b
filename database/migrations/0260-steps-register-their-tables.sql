-- A step registers its table with one call: open trackers follow it, and its status is written into the history under its
-- subject. The table has tenant_id, order_id, status and updated_at; one that has more to say writes its own trigger with
-- note_step. Which subjects exist is decided by the list of steps (src/server/steps.ts), not here.
alter table order_history drop constraint order_history_subject_check;
alter table order_history add constraint order_history_subject_check check (subject ~ '^[a-z][a-z-]{1,40}$');

create function note_tracked_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    perform note_step(new.tenant_id, new.order_id, tg_argv[0], new.status, null, new.updated_at);
  end if;
  return null;
end $$;

create procedure track_step(step_table text, history_subject text) language plpgsql as $$
begin
  execute format('create trigger %I after insert or update or delete on %I
    for each row execute function tell_progress_change()', step_table || '_tells', step_table);
  execute format('create trigger %I after insert or update on %I
    for each row execute function note_tracked_step(%L)', step_table || '_history', step_table, history_subject);
end $$;

-- The contract has nothing more to say than its status.
drop trigger contract_package_tells on contract_package;
drop trigger contract_package_history on contract_package;
drop function note_contract();
call track_step('contract_package', 'contract');

-- Every step is looked at after it changed, except those whose modules write to the buyer themselves.
drop trigger order_history_look on order_history;
create trigger order_history_look after insert on order_history for each row
  when (new.subject not in ('order', 'payment', 'delivery')) execute function look_after_step();
