import { daysAfter } from "#platform/shared/time/days-after.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { CONFIRM_DAYS, KEEP_DAYS, REMIND_DAYS } from "../domain/privacy-request.ts";
import { type PrivacyRequestRow, updateRequest } from "./internal/privacy-requests-repo.ts";
import { notifyRetailer } from "./internal/notify-subject.ts";
import type { PrivacyRequestsContext } from "./privacy-requests-context.ts";

const WHY_DUE = "The answer is due soon.";
const WHY_LATE = "The answer is overdue.";

/**
 * Keeps the clocks of PRIV-01: requests nobody confirmed lapse, the retailer is reminded of those that run out,
 * reports are erased when their time is over, and closed requests after two years.
 */
export async function watchPrivacyRequests(ctx: PrivacyRequestsContext): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (trx) => {
    await lapse(trx, ctx, now);
    for (const row of await dueRequests(trx, ctx, now)) {
      await notifyRetailer(trx, ctx, { row, why: row.due_at < now ? WHY_LATE : WHY_DUE });
      await updateRequest(trx, ctx, { id: row.id, change: { reminded_at: now } });
    }
    await erase(trx, ctx, now);
  });
}

/** The sender of a mistyped or a stranger's address is not told again: it is not theirs. */
async function lapse(trx: TenantTransaction, ctx: PrivacyRequestsContext, now: Date): Promise<void> {
  await trx
    .updateTable("privacy_request")
    .set({ status: "LAPSED", closed_at: now })
    .where("tenant_id", "=", ctx.tenantId)
    .where("status", "=", "AWAITING_CONFIRMATION")
    .where("received_at", "<=", daysAfter(now, -CONFIRM_DAYS))
    .execute();
}

/** Open ones whose clock runs out, at most once a day each. */
function dueRequests(
  trx: TenantTransaction,
  ctx: PrivacyRequestsContext,
  now: Date,
): Promise<PrivacyRequestRow[]> {
  return trx
    .selectFrom("privacy_request")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("status", "in", ["OPEN", "EXTENDED"])
    .where("due_at", "<=", daysAfter(now, REMIND_DAYS))
    .where((eb) => eb.or([eb("reminded_at", "is", null), eb("reminded_at", "<=", daysAfter(now, -1))]))
    .orderBy("due_at")
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute();
}

async function erase(trx: TenantTransaction, ctx: PrivacyRequestsContext, now: Date): Promise<void> {
  await trx
    .updateTable("privacy_request")
    .set({ report_sealed: null, report_until: null })
    .where("tenant_id", "=", ctx.tenantId)
    .where("report_until", "<=", now)
    .execute();
  await trx
    .deleteFrom("privacy_request")
    .where("tenant_id", "=", ctx.tenantId)
    .where("closed_at", "<=", daysAfter(now, -KEEP_DAYS))
    .execute();
}
