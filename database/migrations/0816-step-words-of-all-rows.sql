-- compatible-from: 0760
-- Looked through while everybody works.
alter table order_history validate constraint order_history_step_status_check;
