-- How often an appointment was changed: calendars replace an entry only by one with a higher number.
alter table fulfilment add column sequence int not null default 0 check (sequence >= 0);
