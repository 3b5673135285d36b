import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import {
  type QualificationEvent,
  qualificationAfter,
} from "#modules/prequalification/domain/qualification.ts";
import { stateToday } from "../domain/result-life.ts";
import { keepUntil } from "#modules/credit-bureaus/server/keep-until.ts";
import { findResults, updateResult } from "./internal/result-repo.ts";
import type { ResultTable } from "./internal/result-tables.ts";
import { retailerToday } from "#modules/tenancy/server/retailer-today.ts";

/** The longest that lenders and a counter-offer take (12 CFR 1002.9(a)(1)(iv)). */
const DAYS_TO_DECIDE = 120;

/**
 * A credit application of the account was filled in from its result, or is complete and goes to lenders (table H). What a
 * decision used is kept as long as the application (12 CFR 1002.12). Nothing without a result, or when it is over.
 */
export async function followApplication(
  trx: TenantTransaction,
  ctx: QueueContext,
  {
    accountId,
    event,
  }: {
    readonly accountId: string;
    readonly event: Extract<QualificationEvent, "applicationPrefilled" | "profileCompleted">;
  },
): Promise<void> {
  const [row] = await findResults(trx, ctx, { accountId, lock: true });
  if (row === undefined) return;
  const today = stateToday({ state: row.state, validUntil: row.valid_until }, retailerToday(ctx));
  const state = qualificationAfter(today, event);
  if (state === null) return;
  const decidedBy = daysAfter(ctx.clock.now(), DAYS_TO_DECIDE);
  const used = event === "profileCompleted" ? [keepUntil(decidedBy), row.forget_at] : [row.forget_at];
  await updateResult(trx, ctx, {
    id: row.id,
    state: state as ResultTable["state"],
    forget_at: used.reduce((latest, one) => (one > latest ? one : latest)),
  });
}
