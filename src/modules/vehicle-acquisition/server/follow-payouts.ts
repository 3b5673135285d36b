import * as v from "valibot";
import { SALE_RETURNED } from "../messages.ts";
import type { SaleEvent } from "../domain/sale-view.ts";
import type { PayoutReport } from "../providers/payout-provider.ts";
import { advanceSale } from "./advance-sale.ts";
import {
  findPayouts,
  findPendingPayouts,
  openDestination,
  type PayoutRow,
  settlePayout,
} from "./internal/payouts-repo.ts";
import { appendEvent, lockSale, updateSale } from "./internal/sale-repo.ts";
import { tellSeller } from "./internal/tell-seller.ts";
import type { SaleContext } from "./sale-context.ts";

const payload = v.object({ payoutId: v.string(), saleId: v.string() });

/** Tells the bank of one payment; telling it twice is one payment. Repeatable. */
export async function sendPayout(ctx: SaleContext, job: unknown): Promise<void> {
  const { payoutId, saleId } = v.parse(payload, job);
  const rows = await ctx.db.transaction((trx) => findPayouts(trx, ctx, saleId));
  const row = rows.find(({ id }) => id === payoutId);
  const to = row && openDestination(ctx, row);
  if (row === undefined || row.state !== "PENDING" || !to) return;
  await ctx.payoutProvider.send(ctx, { key: row.id, amountCents: row.amount_cents, to });
}

/** Asks the bank about everything that is on its way. Repeatable, safe beside other replicas. */
export async function followPayouts(ctx: SaleContext): Promise<void> {
  const pending = await ctx.db.transaction((trx) => findPendingPayouts(trx, ctx));
  for (const row of pending) await followPayout(ctx, row);
}

/** Asks the bank about one payment, and does what follows from its answer. */
export async function followPayout(ctx: SaleContext, row: PayoutRow): Promise<void> {
  const report = await ctx.payoutProvider.read(ctx, row.id);
  if (report === null || report.state === "PENDING") return;
  await ctx.db.transaction(async (trx) => {
    const sale = await lockSale(trx, ctx, row.sale_id);
    if (sale === undefined || !(await settlePayout(trx, ctx, { id: row.id, ...settled(report) }))) return;
    await appendEvent(trx, ctx, {
      saleId: sale.id,
      kind: EVENTS[row.receiver][settled(report).state],
      actor: "BANK",
    });
    if (report.state === "PAID") {
      await advanceSale(trx, ctx, await updateSale(trx, ctx, { id: sale.id }));
      return;
    }
    // Where it went is no longer believed: the next try needs a new word about it.
    const isSeller = row.receiver === "SELLER";
    const asked = isSeller ? { bank_sealed: null } : { payoff_sealed: null };
    const updated = await updateSale(trx, ctx, { id: sale.id, ...asked });
    if (isSeller) await tellSeller(trx, ctx, { row: updated, mail: SALE_RETURNED, asks: true });
  });
}

const EVENTS: Readonly<Record<PayoutRow["receiver"], Readonly<Record<"PAID" | "RETURNED", SaleEvent>>>> = {
  LENDER: { PAID: "lenderPaid", RETURNED: "lenderPayoutReturned" },
  SELLER: { PAID: "sellerPaid", RETURNED: "sellerPayoutReturned" },
};

function settled({ state, reason }: PayoutReport): {
  readonly state: "PAID" | "RETURNED";
  readonly reason: string | null;
} {
  return { state: state === "PAID" ? "PAID" : "RETURNED", reason };
}
