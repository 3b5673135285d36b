-- compatible-from: 0760
-- Looked through while everybody works. A row with another word was written by hand: PostgreSQL names table and check, and
-- this file is tried again at the next start.
alter table orders validate constraint orders_order_status_check;
alter table orders validate constraint orders_deal_status_check;
alter table order_history validate constraint order_history_order_status_check;
alter table order_history validate constraint order_history_deal_status_check;
alter table insurance_verification validate constraint insurance_verification_policy_status_check;
alter table sandbox_carrier_session validate constraint sandbox_carrier_session_policy_status_check;
alter table sandbox_id_capture validate constraint sandbox_id_capture_issuing_state_check;
