import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { orderParties } from "#modules/orders/server/order-parties.ts";
import { paperBrand, type PaperContext } from "#modules/tenancy/server/paper-brand.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { drawAmounts, drawFacts, drawHeading, drawText } from "#platform/server/pdf/draw-parts.ts";
import { drawLetterhead, type PaperBrand } from "#platform/server/pdf/letterhead.ts";
import { addPage, closeSheet, drawTitle, INK, openSheet } from "#platform/server/pdf/sheet.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { dayText } from "#platform/shared/time/day-text.ts";
import { protectionContractsMessages as messages } from "../messages.ts";
import { type CancellationRow, findCancellations } from "./internal/cancellations-repo.ts";
import { findPlans, type PlanRow } from "./internal/contracts-repo.ts";
import { planNotFound } from "./internal/plan-errors.ts";
import type { PlansContext } from "./plans-context.ts";

/** Of one plan and hour. */
const DRAWINGS = { bucket: "protection-form-drawings", limit: 20, windowSeconds: 3_600 };

interface Form {
  readonly orderNumber: string;
  readonly buyer: string;
  readonly car: string;
  readonly vin: string;
  readonly row: PlanRow;
  readonly end: CancellationRow;
}

/**
 * The form of a plan that was canceled, for the caller's records, the administrator and the lender.
 * @throws AppError unauthenticated; not-found `order.notFound`, `protectionContract.notFound`; limited
 */
export async function drawCancellationForm(
  ctx: PlansContext & PaperContext,
  { orderNumber, contractId }: { readonly orderNumber: string; readonly contractId: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const form = await ctx.db.transaction(async (trx): Promise<Form> => {
    const order = await requireOwnedOrder(trx, ctx, orderNumber);
    const row = (await findPlans(trx, ctx, order.id)).find(({ id }) => id === contractId);
    const ends = await findCancellations(trx, ctx, order.id);
    const end = ends.find(({ contract_id, status }) => contract_id === contractId && status === "done");
    if (row === undefined || end === undefined) throw planNotFound();
    const { buyer } = await orderParties(trx, ctx, order.id);
    const { title: car, vin } = order.snapshot.vehicle;
    const name = `${buyer.firstName ?? ""} ${buyer.lastName ?? ""}`.trim();
    return { orderNumber, buyer: name, car, vin: vin ?? "not assigned", row, end };
  });
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...DRAWINGS, key: contractId });
  if (!allowed)
    throw new AppError("limited", {
      code: "protectionContract.tooMany",
      message: messages.tooMany,
      retryAfterSeconds,
    });
  return drawForm(form, await paperBrand(ctx));
}

const dayOf = (date: string): string => dayText(new Date(`${date}T12:00:00Z`), "en");

const miles = new Intl.NumberFormat("en-US");

async function drawForm(form: Form, brand: PaperBrand): Promise<Uint8Array<ArrayBuffer>> {
  const { row, end } = form;
  const title = "Cancellation of a protection plan";
  const subject = `${row.terms.label}, ${row.contract_number ?? ""}`;
  const { color, legalName: author } = brand;
  const sheet = openSheet({ title, author, subject, color, createdAt: end.changed_at });
  const day = dayOf(end.on_date);
  addPage(sheet);
  drawTitle(sheet, title);
  drawText(sheet, `Canceled on ${day}`, { color: INK.muted });
  drawFacts(sheet, [
    ["Plan", row.terms.label],
    ["Contract", row.contract_number ?? ""],
    ["Confirmation", end.cancellation_number ?? ""],
    ["Administrator", row.terms.administrator],
    ["Contract holder", form.buyer],
    ["Vehicle", form.car],
    ["VIN", form.vin],
    ["Coverage began", `${dayOf(row.sold_on ?? end.on_date)} at ${miles.format(row.start_miles ?? 0)} miles`],
    ["Odometer now", `${miles.format(end.odometer_miles)} miles`],
    ["Order", form.orderNumber],
  ]);
  drawAmounts(sheet, "Refund", refundRows(form));
  drawHeading(sheet, "Who is paid");
  drawText(
    sheet,
    end.refund_to === "lienholder"
      ? `The refund is paid to ${end.payee ?? "the lienholder"} within 30 days. It lowers what is owed on the loan; the monthly payment stays the same.`
      : "The refund is paid to the contract holder within 30 days.",
  );
  if (row.terms.isSample) drawText(sheet, "SAMPLE: the administrator's own form replaces this one.");
  drawLetterhead(sheet, { parts: [{ title, from: 0, to: sheet.pages }], brand, reference: day });
  return new Uint8Array(await closeSheet(sheet));
}

function refundRows({ row, end }: Form) {
  const { refundCents = 0, feeCents = 0, paidClaimsCents = 0 } = end.quote ?? {};
  const lessClaims = { label: "Less claims paid", amountCents: -paidClaimsCents };
  const lessFee = { label: "Less cancellation fee", amountCents: -feeCents };
  return [
    { label: "Price paid for the plan", amountCents: row.terms.priceCents },
    { label: "Part that was not used", amountCents: refundCents + feeCents + paidClaimsCents },
    ...(paidClaimsCents > 0 ? [lessClaims] : []),
    ...(feeCents > 0 ? [lessFee] : []),
    { label: "Refund", amountCents: refundCents, isTotal: true },
  ];
}
