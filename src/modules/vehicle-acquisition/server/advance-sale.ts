import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { nextPayout } from "../domain/sale-money.ts";
import { SALE_PAID, SALE_SENT } from "../messages.ts";
import type { PayoutOrder } from "../providers/payout-provider.ts";
import { insertPayout, sealDestination } from "./internal/payouts-repo.ts";
import { saleFactsOf } from "./internal/sale-facts-of.ts";
import { appendEvent, open, type SaleRow, updateSale } from "./internal/sale-repo.ts";
import { tellSeller } from "./internal/tell-seller.ts";
import type { SaleContext } from "./sale-context.ts";

/** Job that tells the bank of one payment. */
export const SEND_PAYOUT = "vehicle-acquisition.send-payout";

/**
 * Sends what is due now that something happened to a sale, or ends it when all is paid. The payment is kept before any
 * bank hears of it, and a job sends it, so that neither a crash nor a repeat pays twice. Answers the sale as it is then.
 */
export async function advanceSale(trx: TenantTransaction, ctx: SaleContext, row: SaleRow): Promise<SaleRow> {
  const next = nextPayout(await saleFactsOf(trx, ctx, row));
  if (next === null) return row;
  if (next === "all-paid") return finish(trx, ctx, row);
  const id = ctx.ids.next("vsp");
  const at = ctx.clock.now();
  await insertPayout(trx, ctx, {
    id,
    sale_id: row.id,
    receiver: next.receiver,
    amount_cents: next.amountCents,
    destination_sealed: sealDestination(ctx, id, destinationOf(ctx, row, next.receiver)),
    state: "PENDING",
    created_at: at,
    changed_at: at,
  });
  await enqueueJob(trx, ctx, { kind: SEND_PAYOUT, payload: { payoutId: id, saleId: row.id }, dedupeKey: id });
  const isSeller = next.receiver === "SELLER";
  const kind = isSeller ? "sellerPayoutSent" : "lenderPayoutSent";
  await appendEvent(trx, ctx, { saleId: row.id, kind, actor: "RETAILER" });
  if (isSeller) await tellSeller(trx, ctx, { row, mail: SALE_SENT });
  return row;
}

function destinationOf(ctx: SaleContext, row: SaleRow, receiver: "LENDER" | "SELLER"): PayoutOrder["to"] {
  if (receiver === "LENDER") return { kind: "lender", name: open(ctx, row, "payoff")?.lender ?? "" };
  const bank = open(ctx, row, "bank");
  if (bank === null) throw new Error("a payment without an account was let through");
  const { holder, routingNumber, accountNumber } = bank;
  return { kind: "account", holder, routingNumber, accountNumber };
}

async function finish(trx: TenantTransaction, ctx: SaleContext, row: SaleRow): Promise<SaleRow> {
  const paid = await updateSale(trx, ctx, { id: row.id, paid_at: ctx.clock.now() });
  await appendEvent(trx, ctx, { saleId: row.id, kind: "paid", actor: "RETAILER" });
  await tellSeller(trx, ctx, { row: paid, mail: SALE_PAID });
  return paid;
}
