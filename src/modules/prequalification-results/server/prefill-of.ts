import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { type Prefill, prefillFrom } from "../domain/prefill.ts";
import { stateToday } from "../domain/result-life.ts";
import { findResults, openPerson, type ResultRow } from "./internal/result-repo.ts";
import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";
import { LIVE } from "./internal/view-of-result.ts";

/** Of an account's result that still counts; null without one. */
export async function prefillOf(
  trx: TenantTransaction,
  ctx: QueueContext,
  { accountId }: { readonly accountId: string },
): Promise<Prefill | null> {
  const [row] = await findResults(trx, ctx, { accountId });
  if (row === undefined || !isLive(ctx, row)) return null;
  return prefillFrom(openPerson(ctx, row));
}

function isLive(ctx: QueueContext, row: ResultRow): boolean {
  return LIVE.includes(stateToday({ state: row.state, validUntil: row.valid_until }, retailerToday(ctx)));
}
