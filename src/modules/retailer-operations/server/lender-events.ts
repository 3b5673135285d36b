import * as v from "valibot";
import { DOCUMENT_TYPES, type DocumentType } from "#modules/documents/domain/document-types.ts";
import { requestOf } from "#modules/documents/server/request-documents.ts";
import { withdrawLenderRequests } from "#modules/documents/server/withdraw-requests.ts";
import { lenderPath } from "#modules/orders/domain/states/lender-path.ts";
import type { DealStatus, Order } from "#modules/orders/domain/order.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { type EventEffect, type EventRule, latest } from "#modules/order-steps/server/step-events.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { Cents } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";
import { RETURN_REASONS, type ReturnReason } from "../domain/return-reasons-data.ts";
import type { RetailerContext } from "./retailer-context.ts";
import { returnToBuyer } from "./return-to-buyer.ts";

declare module "#modules/orders/domain/event-order.ts" {
  interface EventSubjects {
    lender: true;
  }
}

/** What an event of a lender may carry. */
interface LenderDetails {
  /** Offered, or paid to the retailer; what is financed when left out. */
  readonly amountCents?: Cents | undefined;
  /** ISO date of the payment; the day of the event when left out. */
  readonly fundedOn?: string | undefined;
  readonly documentTypes?: readonly DocumentType[] | undefined;
  readonly returnReason?: ReturnReason | undefined;
}

type Rule = EventRule<RetailerContext, LenderDetails>;
type Effect = EventEffect<LenderDetails>;

export const lenderDetails = {
  fundedOn: v.optional(v.pipe(v.string(), v.isoDate("must be a date"))),
  documentTypes: v.optional(
    v.pipe(v.array(v.picklist(DOCUMENT_TYPES)), v.minLength(1), v.maxLength(DOCUMENT_TYPES.length)),
  ),
  returnReason: v.optional(v.picklist(Object.keys(RETURN_REASONS) as ReturnReason[])),
};

const REASONS: Readonly<Partial<Record<DealStatus, string>>> = {
  SUBF: english("Your signed contract went to your lender."),
  BOOK: english("Your lender finalized your contract."),
  FUND: english("Your lender paid the dealership {amount} on {day}."),
  PDOC: english("Your lender needs more documents before it pays."),
  RTRN: english("Your lender sent the contract back for a correction."),
};

/** An answer about an application: one move, with the amount where it names one. */
const answer = (dealStatus: DealStatus, reason: string, withAmount = reason): Rule => ({
  ...latest("lender"),
  apply: (trx, ctx, { order, details: { amountCents } }) =>
    transitionOrder(trx, ctx, {
      orderId: order.id,
      dealStatus,
      actor: "lender",
      reason: amountCents === undefined ? reason : withAmount,
      about: { amountCents: amountCents ?? null },
    }),
});

/** A word about a signed contract, through the statuses that lead there (table D). */
const contract = (
  dealStatus: DealStatus,
  then?: (trx: TenantTransaction, ctx: RetailerContext, effect: Effect) => Promise<unknown>,
): Rule => ({
  ...latest("lender"),
  async apply(trx, ctx, effect) {
    const { order } = effect;
    const isRepeat = order.dealStatus === dealStatus;
    for (const status of lenderPath(order.dealStatus, dealStatus))
      await move(trx, ctx, { ...effect, dealStatus: status });
    if (!isRepeat || dealStatus === "PDOC") await then?.(trx, ctx, effect);
  },
});

async function move(
  trx: TenantTransaction,
  ctx: RetailerContext,
  { order, details, time, dealStatus }: Effect & { readonly dealStatus: DealStatus },
): Promise<void> {
  const day = dayOf(order, time?.occurredAt ?? ctx.clock.now());
  const about =
    dealStatus === "FUND"
      ? { amountCents: details.amountCents ?? financedCents(order), on: details.fundedOn ?? day }
      : {};
  const reason = REASONS[dealStatus] ?? "";
  await transitionOrder(trx, ctx, { orderId: order.id, dealStatus, actor: "lender", reason, about });
}

/** ISO date in the rooftop's zone. */
function dayOf({ snapshot }: Order, at: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: snapshot.rooftop.timeZone, dateStyle: "short" }).format(
    at,
  );
}

/** What the lender finances by the order's own terms. */
function financedCents({ snapshot: { terms } }: Order): Cents | null {
  if (terms === undefined) return null;
  return terms.kind === "finance" ? terms.payment.financedAmountCents : terms.payment.adjustedCapCostCents;
}

/** Events of a lender: its answers to the application, and what it does with the signed contract. */
export const lenderRules: Readonly<Record<string, Rule>> = {
  "lender.approved": answer(
    "LSEL",
    english("A lender approved your application."),
    english("A lender approved your application for {amount}."),
  ),
  "lender.pending": answer("APEN", english("A lender is reviewing your application.")),
  "lender.declined": answer("LDEC", english("The lenders declined your application.")),
  "lender.timeout": answer("LTIM", english("The lenders did not answer in time.")),
  "lender.none-selected": answer("LNSEL", english("No lender is selected yet.")),
  "lender.contract-submitted": contract("SUBF"),
  "lender.contract-booked": contract("BOOK"),
  "lender.funded": contract("FUND", (trx, ctx, { order }) => withdrawLenderRequests(trx, ctx, order)),
  "lender.documents-pending": contract("PDOC", (trx, ctx, { order, details: { documentTypes } }) =>
    requestOf(trx, ctx, {
      order: requireOpenOrder(order),
      documentTypes: documentTypes ?? ["ProofOfIncome"],
      reason: english("Your lender needs this before it pays."),
    }),
  ),
  "lender.contract-returned": contract("RTRN", (trx, ctx, { order, details: { returnReason } }) =>
    returnToBuyer(trx, ctx, { order, reason: RETURN_REASONS[returnReason ?? "other"] }),
  ),
};
