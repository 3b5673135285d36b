-- compatible-from: 0760
-- Looked through while everybody works; then the lists of before go, and the names stay.
alter table orders validate constraint orders_order_status_word;
alter table orders validate constraint orders_deal_status_word;
alter table order_history validate constraint order_history_order_status_word;
alter table order_history validate constraint order_history_deal_status_word;
alter table orders drop constraint orders_order_status_check, drop constraint orders_deal_status_check;
alter table order_history
  drop constraint order_history_order_status_check,
  drop constraint order_history_deal_status_check;
alter table orders rename constraint orders_order_status_word to orders_order_status_check;
alter table orders rename constraint orders_deal_status_word to orders_deal_status_check;
alter table order_history rename constraint order_history_order_status_word to order_history_order_status_check;
alter table order_history rename constraint order_history_deal_status_word to order_history_deal_status_check;
