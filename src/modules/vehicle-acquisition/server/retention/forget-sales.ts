import type { RequestContext } from "#platform/server/context/request-context.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { deleteSalesBefore, eraseAccountsBefore } from "../internal/forget-repo.ts";

/** A bank may return a payment for so long. */
const ACCOUNT_DAYS = 60;
const CANCELED_DAYS = 365;
/** 49 CFR 580.8: five years, leap days included. */
const SOLD_DAYS = 1_827;

/** Erases account numbers and deletes sales after their time. Repeatable, safe beside other replicas. */
export async function forgetSales(ctx: RequestContext): Promise<void> {
  const now = ctx.clock.now().getTime();
  const before = (days: number) => new Date(now - days * DAY_MS);
  await ctx.db.transaction(async (trx) => {
    await eraseAccountsBefore(trx, ctx, before(ACCOUNT_DAYS));
    await deleteSalesBefore(trx, ctx, { canceled: before(CANCELED_DAYS), sold: before(SOLD_DAYS) });
  });
}
