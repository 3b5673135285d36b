import { sql } from "kysely";
import { sealJson } from "#platform/server/crypto/field-encryption.ts";
import { keptSql } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { LenderAnswer } from "../../domain/lender-answer.ts";
import type { LendersContext } from "../lenders-context.ts";
import { place, type RequestRow } from "./lender-request-repo.ts";

/** An answer as it was received, and whether it is what counts of its request from now on. */
interface ReceivedAnswer {
  readonly row: RequestRow;
  readonly answer: LenderAnswer;
  readonly counts: boolean;
}

/**
 * The answer as it was received and as it stands have one place, so that its sealed text is one: with its request while it
 * stands, and where it was received from when another one takes its place (migration 0834).
 */
const keep = keptSql(
  (of: {
    readonly tenantId: string;
    readonly said: string;
    readonly ids: readonly string[];
    readonly receivedAt: Date;
  }) => sql<{ request_id: string }>`
    with said as materialized (
      select * from jsonb_to_recordset(${of.said}::jsonb) as said (id text, state text, sealed text, at timestamptz,
        sequence bigint, reference text, until timestamptz, "isOpen" boolean, counts boolean)
    ), kept as (
      insert into lender_answer (tenant_id, request_id, occurred_at, sequence, answer_sealed, received_at)
      select ${of.tenantId}, id, at, sequence, case when not counts then sealed end, ${of.receivedAt}::timestamptz from said
      on conflict (tenant_id, request_id, occurred_at, sequence) do nothing
      returning request_id
    ), standing as (
      update lender_request set state = said.state, answer_sealed = said.sealed, answer_occurred_at = said.at,
        answer_sequence = said.sequence, lender_reference = said.reference, offers_end_at = said.until,
        numbers_sealed = case when said."isOpen" then numbers_sealed end
      from said join kept on kept.request_id = said.id
      where lender_request.tenant_id = ${of.tenantId} and lender_request.id = any(${of.ids}::text[])
        and lender_request.id = said.id and said.counts
    )
    select request_id from kept`,
);

/**
 * Keeps answers as they were received, and those that count with their requests too: all of them in one statement.
 * @returns the requests whose answers were not kept before; those of others stay as they are
 */
export async function keepAnswers(
  trx: TenantTransaction,
  ctx: LendersContext,
  received: readonly ReceivedAnswer[],
): Promise<ReadonlySet<string>> {
  if (received.length === 0) return new Set();
  const said = received.map(({ row, answer, counts }) => ({
    id: row.id,
    state: answer.state,
    sealed: sealJson(ctx.keys, place("answer", row.id), answer),
    at: answer.occurredAt,
    sequence: answer.sequence,
    reference: answer.reference ?? row.lender_reference,
    until: answer.expiresAt,
    // Whoever has decided needs no numbers anymore.
    isOpen: ["PENDING", "TIMEOUT", "ERROR"].includes(answer.state),
    counts,
  }));
  const kept = await keep(trx, {
    tenantId: ctx.tenantId,
    said: JSON.stringify(said),
    ids: said.map(({ id }) => id),
    receivedAt: ctx.clock.now(),
  });
  return new Set(kept.map(({ request_id: id }) => id));
}
