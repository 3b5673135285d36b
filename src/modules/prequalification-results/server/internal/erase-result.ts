import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { forgetJourney } from "#modules/prequalification/server/journey/forget-journey.ts";
import { type ErasureRule, recordErasure } from "./erasure-repo.ts";
import { deleteResultRow, type ResultRow } from "./result-repo.ts";

/**
 * Nothing is left of a result and its journey but a written record (PRIV-04). A letter about a decline stays for as long
 * as the law has it kept.
 */
export async function eraseResult(
  trx: TenantTransaction,
  ctx: QueueContext,
  { row, rule }: { readonly row: ResultRow; readonly rule: ErasureRule },
): Promise<void> {
  await deleteResultRow(trx, ctx, row);
  await forgetJourney(trx, ctx, { journeyId: row.journey_id });
  await recordErasure(trx, ctx, { subject: row, what: "result", rule });
}
