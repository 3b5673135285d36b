-- compatible-from: 0760
-- A step's word in the history looks like one. Which words a step has is for the check of its own table to say, as which steps
-- there are is for their list (0260); a list of all of them would cost each row nine times as much. Of new rows from here on,
-- of all rows by the next file, so that the table is not locked while it is looked through.
alter table order_history
  add constraint order_history_step_status_check check (step_status ~ '^[A-Z][A-Za-z_]{1,40}$') not valid;
