-- compatible-from: 0585
-- The W3C traceparent of whoever asked for the job, while that trace is kept.
alter table job add column trace text;
