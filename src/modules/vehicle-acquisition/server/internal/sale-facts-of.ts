import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { SaleFacts } from "../../domain/sale-facts.ts";
import { neededPapers } from "../../domain/sale-papers.ts";
import type { SaleContext } from "../sale-context.ts";
import { findPapers } from "./papers-repo.ts";
import { findPayouts } from "./payouts-repo.ts";
import { open, openDeal, type SaleRow } from "./sale-repo.ts";

/** What happened to a sale, as its rules ask for it. */
export async function saleFactsOf(
  trx: TenantTransaction,
  ctx: SaleContext,
  row: SaleRow,
): Promise<SaleFacts> {
  const { deal } = openDeal(ctx, row);
  const found = open(ctx, row, "inspection");
  const papers = await findPapers(trx, ctx, row.id);
  const payouts = await findPayouts(trx, ctx, row.id);
  return {
    isCanceled: row.canceled_at !== null,
    isPaid: row.paid_at !== null,
    appointment: row.appointment,
    papers: {
      needed: neededPapers(deal.ownership).length,
      there: papers.filter(({ is_rejected }) => !is_rejected).length,
      rejected: papers.filter(({ is_rejected }) => is_rejected).length,
    },
    isSigned: row.papers_signed_at !== null,
    inspection: found && {
      amountCents: found.amountCents,
      isDifferent: found.result.kind === "different",
      answer: row.inspection_answer,
    },
    needsPayoff: deal.ownership !== "OWNED",
    payoffCents: open(ctx, row, "payoff")?.amountCents ?? null,
    isShortfallReceived: row.shortfall_received_at !== null,
    hasBankAccount: row.bank_sealed !== null,
    payouts: payouts.map(({ receiver, amount_cents: amountCents, state }) => ({
      receiver,
      amountCents,
      state,
    })),
  };
}
