import { readRooftops } from "#modules/inventory/server/stock-repo.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { saleMoney } from "../../domain/sale-money.ts";
import { isAllowed, phaseOf, SALE_ACTS } from "../../domain/sale-phase.ts";
import { saleSteps } from "../../domain/sale-steps.ts";
import type { SaleRooftop, SaleView } from "../../domain/sale-view.ts";
import type { SaleContext } from "../sale-context.ts";
import { findPapers } from "./papers-repo.ts";
import { findPayouts } from "./payouts-repo.ts";
import { saleFactsOf } from "./sale-facts-of.ts";
import { findEvents, open, openDeal, type SaleRow } from "./sale-repo.ts";

/** A sale as its owner may see it: no account number but its end, no address. */
export async function viewSale(trx: TenantTransaction, ctx: SaleContext, row: SaleRow): Promise<SaleView> {
  const facts = await saleFactsOf(trx, ctx, row);
  const rooftop = await saleRooftop(trx, ctx, row);
  const events = await findEvents(trx, ctx, row.id);
  const payouts = await findPayouts(trx, ctx, row.id);
  const papers = await findPapers(trx, ctx, row.id);
  return {
    ...standingOf(ctx, row),
    phase: phaseOf(facts),
    steps: saleSteps(facts),
    allowed: SALE_ACTS.filter((act) => isAllowed(facts, act)),
    rooftop,
    isSigned: facts.isSigned,
    papers: papers.map(({ kind, is_rejected: isRejected }) => ({ kind, isRejected })),
    payouts: payouts.map(({ receiver, amount_cents: amountCents, state, reason, changed_at }) => ({
      receiver,
      amountCents,
      state,
      reason,
      at: changed_at.toISOString(),
    })),
    history: events.map(({ kind, actor, happened_at }) => ({ kind, actor, at: happened_at.toISOString() })),
  };
}

/** What the row alone says. */
function standingOf(ctx: SaleContext, row: SaleRow) {
  const { seller, deal } = openDeal(ctx, row);
  const { firstName, lastName, coOwner } = seller;
  const found = open(ctx, row, "inspection");
  const quoted = open(ctx, row, "payoff");
  const bank = open(ctx, row, "bank");
  const payoffCents = quoted?.amountCents ?? deal.payoffEstimateCents;
  const estimate = { amountCents: payoffCents, lender: deal.lender ?? "", goodThrough: "", isEstimate: true };
  return {
    id: row.id,
    version: row.version,
    car: deal.car,
    vinEnding: deal.vin.slice(-6),
    miles: deal.inspection.miles,
    ownership: deal.ownership,
    seller: { firstName, lastName, coOwner },
    offerCents: deal.offerCents,
    inspection: found && { ...found, answer: row.inspection_answer },
    payoff: deal.ownership === "OWNED" ? null : quoted ? { ...quoted, isEstimate: false } : estimate,
    money: saleMoney(found?.amountCents ?? deal.offerCents, payoffCents),
    appointment:
      (row.appointment !== null &&
        row.slot_start !== null && {
          state: row.appointment,
          startsAt: row.slot_start.toISOString(),
          isPickup: row.is_pickup,
        }) ||
      null,
    account: bank && { type: bank.type, ending: bank.accountNumber.slice(-4) },
    canceledBy: row.canceled_by,
  };
}

/** Where the car is handed over. */
export async function saleRooftop(
  trx: TenantTransaction,
  ctx: SaleContext,
  { rooftop_id: id }: Pick<SaleRow, "rooftop_id">,
): Promise<SaleRooftop> {
  const rooftops = await readRooftops(trx, ctx.tenantId);
  const found = rooftops.find((one) => one.id === id) ?? rooftops[0];
  if (found === undefined) throw new Error("a retailer without a rooftop");
  return found;
}
