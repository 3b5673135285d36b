import { inspectCar } from "#modules/trade-in/domain/inspection/inspect-car.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { SaleAct } from "../domain/sale-phase.ts";
import type { RetailerEvent } from "../domain/sale-schemas.ts";
import type { SaleView } from "../domain/sale-view.ts";
import {
  SALE_AGREED,
  SALE_APPOINTMENT_OFF,
  SALE_DIFFERENT,
  SALE_MISSED,
  SALE_PAPER_REJECTED,
} from "../messages.ts";
import { advanceSale } from "./advance-sale.ts";
import { endSale } from "./end-sale.ts";
import { followPayout } from "./follow-payouts.ts";
import { requireAct } from "./internal/own-sale.ts";
import { rejectPaper } from "./internal/papers-repo.ts";
import { findPayouts } from "./internal/payouts-repo.ts";
import { appendEvent, lockSale, openDeal, type SaleRow, seal, updateSale } from "./internal/sale-repo.ts";
import { tellSeller } from "./internal/tell-seller.ts";
import { viewSale } from "./internal/view-sale.ts";
import type { SaleContext } from "./sale-context.ts";
import { noSuchSale, wrongAct, wrongField } from "./sale-errors.ts";

const NOTHING_PENDING = english("No payment is on its way.");
const UNLISTED = english("The offer had no question like this.");

interface Heard {
  readonly id: string;
  readonly word: RetailerEvent;
}

/**
 * The retailer's word about a sale. The same word again changes nothing where nothing is left to change.
 * @throws AppError not-found; conflict where the sale is not so far, or further; invalid for findings that no offer lists
 */
export async function hearRetailer(ctx: SaleContext, { id, word }: Heard): Promise<SaleView> {
  if (word.event === "payout.settled") await settle(ctx, id);
  return ctx.db.transaction(async (trx) => {
    const row = await lockSale(trx, ctx, id);
    if (row === undefined) throw noSuchSale();
    return viewSale(trx, ctx, await hear(trx, ctx, { row, word }));
  });
}

interface Spoken<Event extends RetailerEvent["event"] = RetailerEvent["event"]> {
  readonly row: SaleRow;
  readonly word: Extract<RetailerEvent, { event: Event }>;
}

const ACTS: Readonly<Record<Exclude<RetailerEvent["event"], "payout.settled">, SaleAct>> = {
  "appointment.missed": "miss",
  "appointment.canceled": "give-up-appointment",
  "shortfall.received": "receive-shortfall",
  "sale.canceled": "cancel",
  "car.inspected": "inspect",
  "payoff.quoted": "quote-payoff",
  "paper.rejected": "reject-paper",
};

async function hear(
  trx: TenantTransaction,
  ctx: SaleContext,
  { row, word }: { row: SaleRow; word: RetailerEvent },
) {
  if (word.event === "payout.settled") return row;
  await requireAct(trx, ctx, { row, act: ACTS[word.event] });
  switch (word.event) {
    case "car.inspected":
      return inspected(trx, ctx, { row, word });
    case "payoff.quoted":
      return quoted(trx, ctx, { row, word });
    case "paper.rejected":
      return rejected(trx, ctx, { row, word });
    case "sale.canceled":
      return endSale(trx, ctx, { row, by: "RETAILER" });
    case "shortfall.received": {
      const updated = await updateSale(trx, ctx, { id: row.id, shortfall_received_at: ctx.clock.now() });
      await appendEvent(trx, ctx, { saleId: row.id, kind: "shortfallReceived", actor: "RETAILER" });
      return advanceSale(trx, ctx, updated);
    }
    case "appointment.missed":
    case "appointment.canceled":
      return appointmentOff(trx, ctx, { row, isMissed: word.event === "appointment.missed" });
  }
}

async function appointmentOff(
  trx: TenantTransaction,
  ctx: SaleContext,
  { row, isMissed }: { readonly row: SaleRow; readonly isMissed: boolean },
): Promise<SaleRow> {
  if (row.appointment !== "BOOKED") throw wrongAct("sale without an appointment");
  const updated = await updateSale(trx, ctx, { id: row.id, appointment: isMissed ? "MISSED" : "CANCELED" });
  const kind = isMissed ? "appointmentMissed" : "appointmentCanceled";
  await appendEvent(trx, ctx, { saleId: row.id, kind, actor: "RETAILER" });
  await tellSeller(trx, ctx, {
    row: updated,
    mail: isMissed ? SALE_MISSED : SALE_APPOINTMENT_OFF,
    asks: true,
  });
  return updated;
}

/** Only what was printed with the offer may change the amount; a car that nothing was offered for ends the sale. */
async function inspected(
  trx: TenantTransaction,
  ctx: SaleContext,
  { row, word }: Spoken<"car.inspected">,
): Promise<SaleRow> {
  if (row.appointment !== "BOOKED") throw wrongAct("sale inspect without an appointment");
  const { deal } = openDeal(ctx, row);
  const result = inspectCar(deal.inspection, deal.offerCents, word);
  if (result.kind === "unlisted") throw wrongField(result.fields[0] ?? "answers", UNLISTED);
  const amountCents = result.kind === "different" ? result.amountCents : deal.offerCents;
  const updated = await updateSale(trx, ctx, {
    id: row.id,
    inspected_at: ctx.clock.now(),
    // A new amount is a new bill of sale.
    ...(result.kind === "different" && { papers_signed_at: null }),
    inspection_sealed: seal(ctx, { id: row.id, column: "inspection" }, { result, amountCents }),
  });
  const isAsPromised = result.kind === "as-promised";
  const kind = isAsPromised ? "inspectedAsPromised" : "inspectedDifferent";
  await appendEvent(trx, ctx, { saleId: row.id, kind, actor: "RETAILER" });
  if (result.kind === "not-as-offered") return endSale(trx, ctx, { row: updated, by: "RETAILER" });
  await tellSeller(trx, ctx, {
    row: updated,
    mail: isAsPromised ? SALE_AGREED : SALE_DIFFERENT,
    asks: !isAsPromised,
  });
  return isAsPromised ? advanceSale(trx, ctx, updated) : updated;
}

async function quoted(
  trx: TenantTransaction,
  ctx: SaleContext,
  { row, word }: Spoken<"payoff.quoted">,
): Promise<SaleRow> {
  const { deal } = openDeal(ctx, row);
  if (deal.ownership === "OWNED") throw wrongAct("sale quote-payoff without a loan");
  const payouts = await findPayouts(trx, ctx, row.id);
  if (payouts.some(({ receiver, state }) => receiver === "LENDER" && state !== "RETURNED"))
    throw wrongAct("sale quote-payoff of what is on its way");
  const { amountCents, lender, goodThrough } = word;
  const payoff = { amountCents, lender, goodThrough };
  const updated = await updateSale(trx, ctx, {
    id: row.id,
    payoff_sealed: seal(ctx, { id: row.id, column: "payoff" }, payoff),
  });
  await appendEvent(trx, ctx, { saleId: row.id, kind: "payoffQuoted", actor: "RETAILER" });
  return advanceSale(trx, ctx, updated);
}

async function rejected(
  trx: TenantTransaction,
  ctx: SaleContext,
  { row, word }: Spoken<"paper.rejected">,
): Promise<SaleRow> {
  if (!(await rejectPaper(trx, ctx, { saleId: row.id, kind: word.paper })))
    throw wrongAct("sale without this paper");
  const updated = await updateSale(trx, ctx, { id: row.id });
  await appendEvent(trx, ctx, { saleId: row.id, kind: "paperRejected", actor: "RETAILER" });
  await tellSeller(trx, ctx, { row: updated, mail: SALE_PAPER_REJECTED, asks: true });
  return updated;
}

/** The embedded bank's day is over. @throws AppError conflict where nothing is on its way */
async function settle(ctx: SaleContext, saleId: string): Promise<void> {
  const payouts = await ctx.db.transaction((trx) => findPayouts(trx, ctx, saleId));
  const pending = payouts.find(({ state }) => state === "PENDING");
  if (pending === undefined || ctx.payoutProvider.settle === undefined)
    throw payouts.length === 0 ? noSuchSale() : nothingOnItsWay();
  await ctx.payoutProvider.settle(ctx, pending.id);
  await followPayout(ctx, pending);
}

const nothingOnItsWay = () =>
  new AppError("conflict", { code: "sale.nothingOnItsWay", message: NOTHING_PENDING });
