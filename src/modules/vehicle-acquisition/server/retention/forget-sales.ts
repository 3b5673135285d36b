import { sql } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import { deleteSalesBefore, eraseAccountsBefore } from "../internal/forget-repo.ts";

/** A bank may return a payment for so long. */
const ACCOUNT_DAYS = 60;
const CANCELED_DAYS = 365;
/** 49 CFR 580.8: five years, leap days included. */
const SOLD_DAYS = 1_827;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** What `forgetSales` erases and deletes. */
export const oldSales: DueRows = {
  table: "vehicle_sale",
  where: (
    now,
  ) => sql`canceled_at < ${daysBefore(now, CANCELED_DAYS)} or paid_at < ${daysBefore(now, SOLD_DAYS)}
    or (paid_at < ${daysBefore(now, ACCOUNT_DAYS)} and (bank_sealed is not null or exists (
      select from vehicle_sale_payout payout where payout.tenant_id = own.tenant_id and payout.sale_id = own.id
        and payout.destination_sealed is not null)))`,
};

/** Erases account numbers and deletes sales after their time. Repeatable, safe beside other replicas. */
export async function forgetSales(ctx: RequestContext): Promise<void> {
  const before = (days: number) => daysBefore(ctx.clock.now(), days);
  await ctx.db.transaction(async (trx) => {
    await eraseAccountsBefore(trx, ctx, before(ACCOUNT_DAYS));
    await deleteSalesBefore(trx, ctx, { canceled: before(CANCELED_DAYS), sold: before(SOLD_DAYS) });
  });
}
