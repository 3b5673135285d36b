-- compatible-from: 0760
-- The answer of a lender that stands is with its request; where it was received its text is null, until a later one takes its
-- place. A release that doesn't know that writes both, and this trigger keeps what it would write over. Rows of before stay.
alter table lender_answer alter column answer_sealed drop not null;

create function keep_replaced_answer() returns trigger language plpgsql as $$
begin
  update lender_answer set answer_sealed = old.answer_sealed
    where tenant_id = old.tenant_id and request_id = old.id and occurred_at = old.answer_occurred_at
      and sequence = old.answer_sequence and answer_sealed is null;
  return null;
end $$;
create trigger lender_request_keeps_answer after update of answer_sealed on lender_request for each row
  when (old.answer_sealed is not null) execute function keep_replaced_answer();
