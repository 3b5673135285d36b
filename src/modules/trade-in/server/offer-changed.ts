import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TradeInRow } from "./internal/trade-in-repo.ts";

/** Job `{accountId, tradeInId}`: the offer for a kept trade-in stands no longer, or is another one. */
export const OFFER_CHANGED = "trade-in.offerChanged";

/** Drafts that count an offer are priced anew after the commit; where none was made there is nothing to count. */
export async function tellDeals(
  trx: TenantTransaction,
  ctx: QueueContext,
  before: Pick<TradeInRow, "id" | "account_id" | "decision">,
): Promise<void> {
  const { id: tradeInId, account_id: accountId, decision } = before;
  if (accountId === null || decision !== "AVAILABLE") return;
  await enqueueJob(trx, ctx, { kind: OFFER_CHANGED, payload: { accountId, tradeInId } });
}
