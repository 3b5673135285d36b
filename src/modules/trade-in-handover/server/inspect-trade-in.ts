import type { Order, OrderTradeIn } from "#modules/orders/domain/order.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { type Finding, inspectCar, type Inspected } from "#modules/trade-in/domain/inspection/inspect-car.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import { type HandoverStatus, tradeInTransitions } from "../domain/handover-status.ts";
import type { TradeInHandoverContext } from "./handover-context.ts";
import { noTradeIn, refused, wrongFields } from "./handover-errors.ts";
import { amendmentOf } from "./internal/amendment-of.ts";
import { findHandover, insertHandover, inspectionOf, type KeptInspection } from "./internal/handover-repo.ts";

const NOT_LISTED = "This isn't one of the answers that the offer lists.";
const NOT_SIGNED = "The trade-in is inspected after the contract is signed.";
const INSPECTED = "This trade-in was inspected already, with another result.";

const STATUS: Readonly<Record<Exclude<Inspected["kind"], "unlisted">, HandoverStatus>> = {
  "as-promised": "ACCEPTED",
  different: "AMENDED",
  "not-as-offered": "NOT_TAKEN",
};

/**
 * What the retailer found when the traded car came (TRADE-06): only the odometer, and the answers that turned out
 * different. Sending it is the retailer's word on the amended worksheet. The same word again changes nothing.
 * @throws AppError invalid `tradeIn.notListed` by field; conflict before the contract is signed, after another
 * inspection, and on an order that is closed
 */
export async function inspectTradeIn(
  trx: TenantTransaction,
  ctx: TradeInHandoverContext,
  { order, finding }: { readonly order: Order; readonly finding: Finding },
): Promise<void> {
  const trade = order.snapshot.tradeIn;
  if (trade === undefined) throw noTradeIn();
  requireOpenOrder(order);
  const isInStore = order.orderStatus === "OFFRAMP";
  if (!isInStore && !(await ctx.signingFacts.isContractSigned(trx, ctx, order.id)))
    throw refused("notSigned", NOT_SIGNED);
  const inspected = checkFinding(trade, finding);
  const row = await findHandover(trx, ctx, order.id);
  if (row !== undefined) {
    if (isSame(inspectionOf(row), finding)) return;
    throw refused("inspected", INSPECTED);
  }
  const status = STATUS[inspected.kind];
  requireTransition(tradeInTransitions, null, status);
  const amendedCents = inspected.kind === "different" ? inspected.amountCents : null;
  const cost = (allowance: number | null) => amendmentOf(ctx, order, allowance).differenceCents;
  await insertHandover(trx, ctx, {
    order_id: order.id,
    status,
    inspection_text: JSON.stringify(keptOf(inspected, finding)),
    amended_cents: amendedCents,
    accept_cents: amendedCents === null ? null : Math.max(0, cost(amendedCents)),
    keep_cents: status === "ACCEPTED" ? null : cost(null),
  });
}

/** Orders of the first releases printed nothing, so nothing may change their amount. */
function checkFinding(
  { inspection, allowanceCents, miles }: OrderTradeIn,
  finding: Finding,
): Exclude<Inspected, { readonly kind: "unlisted" }> {
  const terms = inspection ?? {
    miles,
    freeMiles: Number.MAX_SAFE_INTEGER,
    centsPerMile: 0,
    answers: {},
    deductions: {},
  };
  const inspected = inspectCar(terms, allowanceCents, finding);
  if (inspected.kind !== "unlisted") return inspected;
  const fields = inspected.fields.map((field) => [
    field.replace("answers.", "differentAnswers."),
    NOT_LISTED,
  ]);
  throw wrongFields("notListed", Object.fromEntries(fields) as Record<string, string>);
}

function keptOf(inspected: Inspected, { miles, answers }: Finding): KeptInspection {
  return {
    miles,
    answers,
    lines: inspected.kind === "different" ? inspected.lines : [],
    questions: inspected.kind === "not-as-offered" ? inspected.questions : [],
  };
}

function isSame(kept: KeptInspection, { miles, answers }: Finding): boolean {
  const text = (all: Readonly<Record<string, string>>) =>
    Object.entries(all)
      .map(([question, answer]) => `${question}=${answer}`)
      .toSorted()
      .join();
  return kept.miles === miles && text(kept.answers) === text(answers);
}
