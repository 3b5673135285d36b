-- One spelling for the handover of the car, in names of the database too.
alter table fulfilment rename to fulfillment;
alter index fulfilment_pkey rename to fulfillment_pkey;
alter index fulfilment_slot rename to fulfillment_slot;
alter trigger fulfilment_tells on fulfillment rename to fulfillment_tells;
alter trigger fulfilment_history on fulfillment rename to fulfillment_history;
