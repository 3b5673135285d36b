-- compatible-from: 0760
-- How far something is, in known words only, as the code always wrote it: of new rows from here on, of all rows by the next
-- file, so that no table is locked while it is looked through. A step's own word in order_history comes from the step's
-- table, which has a check of its own.
alter table orders
  add constraint orders_order_status_check check (order_status in ('DRAFT', 'SUBMITTED_TO_UNIFI', 'SUBMITTED',
    'PII_UPDATE_SUCCESSFUL', 'ID_VERIFICATION_COMPLETED', 'ORDER_INITIATION_FAILED', 'DOCS_UPLOADED', 'CONTRACT_PENDING',
    'SOLD_BY_DRI', 'SOLD', 'CANCELED', 'DELIVERED', 'DELIVERED_NO_RETURN', 'OFFRAMP')) not valid,
  add constraint orders_deal_status_check check (deal_status in ('DPEN', 'LNSEL', 'LDEC', 'LTIM', 'LSEL', 'APEN', 'UACC',
    'UDEC', 'SIGN', 'CANC', 'CSAV', 'CFAIL', 'VPEN', 'VEXP', 'VRFA', 'VRWR', 'VRFY', 'SUBS', 'PSIGN', 'SUBF', 'BOOK', 'FUND',
    'PDOC', 'RTRN', 'UNKNOWN')) not valid;
alter table order_history
  add constraint order_history_order_status_check check (order_status in ('DRAFT', 'SUBMITTED_TO_UNIFI', 'SUBMITTED',
    'PII_UPDATE_SUCCESSFUL', 'ID_VERIFICATION_COMPLETED', 'ORDER_INITIATION_FAILED', 'DOCS_UPLOADED', 'CONTRACT_PENDING',
    'SOLD_BY_DRI', 'SOLD', 'CANCELED', 'DELIVERED', 'DELIVERED_NO_RETURN', 'OFFRAMP')) not valid,
  add constraint order_history_deal_status_check check (deal_status in ('DPEN', 'LNSEL', 'LDEC', 'LTIM', 'LSEL', 'APEN',
    'UACC', 'UDEC', 'SIGN', 'CANC', 'CSAV', 'CFAIL', 'VPEN', 'VEXP', 'VRFA', 'VRWR', 'VRFY', 'SUBS', 'PSIGN', 'SUBF', 'BOOK',
    'FUND', 'PDOC', 'RTRN', 'UNKNOWN')) not valid;
alter table insurance_verification
  add constraint insurance_verification_policy_status_check check (policy_status in ('ACTIVE', 'PENDING_ACTIVATION',
    'INACTIVE', 'EXPIRED', 'CANCELED', 'NOT_FOUND')) not valid;
alter table sandbox_carrier_session
  add constraint sandbox_carrier_session_policy_status_check check (policy_status in ('ACTIVE', 'PENDING_ACTIVATION',
    'INACTIVE', 'EXPIRED', 'CANCELED', 'NOT_FOUND')) not valid;
alter table sandbox_id_capture
  add constraint sandbox_id_capture_issuing_state_check check (issuing_state ~ '^[A-Z]{2}$') not valid;
