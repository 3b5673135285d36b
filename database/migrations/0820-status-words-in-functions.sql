-- compatible-from: 0760
-- The same words as before. PostgreSQL reads a table's checks anew for every statement that writes it: a list of words is a
-- tree of nodes then, a function is one. Of new rows from here on, of all rows by the next file.
create function is_order_status(word text) returns boolean language plpgsql immutable parallel safe as $$
begin
  return word = any ('{DRAFT,SUBMITTED_TO_UNIFI,SUBMITTED,PII_UPDATE_SUCCESSFUL,ID_VERIFICATION_COMPLETED,
    ORDER_INITIATION_FAILED,DOCS_UPLOADED,CONTRACT_PENDING,SOLD_BY_DRI,SOLD,CANCELED,DELIVERED,DELIVERED_NO_RETURN,
    OFFRAMP}'::text[]);
end $$;
create function is_deal_status(word text) returns boolean language plpgsql immutable parallel safe as $$
begin
  return word = any ('{DPEN,LNSEL,LDEC,LTIM,LSEL,APEN,UACC,UDEC,SIGN,CANC,CSAV,CFAIL,VPEN,VEXP,VRFA,VRWR,VRFY,SUBS,PSIGN,
    SUBF,BOOK,FUND,PDOC,RTRN,UNKNOWN}'::text[]);
end $$;
alter table orders
  add constraint orders_order_status_word check (is_order_status(order_status)) not valid,
  add constraint orders_deal_status_word check (is_deal_status(deal_status)) not valid;
alter table order_history
  add constraint order_history_order_status_word check (is_order_status(order_status)) not valid,
  add constraint order_history_deal_status_word check (is_deal_status(deal_status)) not valid;
