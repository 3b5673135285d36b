import { DAY_MS } from "#platform/shared/time/durations.ts";
import type { PayoutOrder, PayoutProvider } from "../payout-provider.ts";

import type {} from "#platform/server/database/tables/database-tables.ts";

/** What the embedded bank was told, and what comes of it. */
interface SandboxPayoutTable {
  tenant_id: string;
  key: string;
  amount_cents: number;
  /** `PAID`, or the reason of a return. */
  outcome: string;
  settles_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    sandbox_payout: SandboxPayoutTable;
  }
}

/** ACH takes a business day; the desk's clock or its event brings it forward. */
const SETTLES_AFTER_MS = DAY_MS;

/** The account number chooses the outcome; every other one is paid. */
const RETURNS: Readonly<Record<string, string>> = { "000111111116": "R03", "000333333335": "R16" };

/** The embedded bank; what it was told lives in the database. */
export const sandboxPayoutProvider: PayoutProvider = {
  scenarios: [
    { outcome: "paid", input: "routing 110000000, account 000123456789" },
    { outcome: "returned: no such account (R03)", input: "routing 110000000, account 000111111116" },
    { outcome: "returned: account frozen (R16)", input: "routing 110000000, account 000333333335" },
    { outcome: "arrives at once", input: "the event payout.settled; otherwise after one day" },
  ],

  async send(ctx, order) {
    const settles_at = new Date(ctx.clock.now().getTime() + SETTLES_AFTER_MS);
    await ctx.db.transaction((trx) =>
      trx
        .insertInto("sandbox_payout")
        .values({
          tenant_id: ctx.tenantId,
          key: order.key,
          amount_cents: order.amountCents,
          outcome: outcomeOf(order),
          settles_at,
        })
        .onConflict((conflict) => conflict.columns(["tenant_id", "key"]).doNothing())
        .execute(),
    );
  },

  async read(ctx, key) {
    const row = await ctx.db.transaction((trx) =>
      trx
        .selectFrom("sandbox_payout")
        .select(["outcome", "settles_at"])
        .where("tenant_id", "=", ctx.tenantId)
        .where("key", "=", key)
        .executeTakeFirst(),
    );
    if (row === undefined) return null;
    if (row.settles_at > ctx.clock.now()) return { state: "PENDING", reason: null };
    return row.outcome === "PAID"
      ? { state: "PAID", reason: null }
      : { state: "RETURNED", reason: row.outcome };
  },

  async settle(ctx, key) {
    await ctx.db.transaction((trx) =>
      trx
        .updateTable("sandbox_payout")
        .set({ settles_at: ctx.clock.now() })
        .where("tenant_id", "=", ctx.tenantId)
        .where("key", "=", key)
        .execute(),
    );
  },
};

function outcomeOf({ to }: PayoutOrder): string {
  return to.kind === "account" ? (RETURNS[to.accountNumber] ?? "PAID") : "PAID";
}
