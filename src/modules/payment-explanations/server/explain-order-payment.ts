import { findVehicleForSale } from "#modules/inventory/server/vehicles-for-sale.ts";
import type { Order, OrderSnapshot } from "#modules/orders/domain/order.ts";
import { isInCart } from "#modules/orders/domain/visible-orders.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { explainPayment } from "../domain/explain-payment.ts";
import type { LeaseSide, LoanSide } from "../domain/explained-side.ts";
import { NO_LEASE_POINTS, leaseSheetPoints } from "../domain/lease-sheet-points.ts";
import { leaseSteps, type LeaseSheetPoints } from "../domain/lease-steps.ts";
import { loanSteps, type SheetPoints } from "../domain/loan-steps.ts";
import { NO_POINTS, sheetPoints } from "../domain/sheet-points.ts";
import type { OrderExplanation } from "../domain/order-explanation.ts";
import type { LenderProgram } from "#modules/underwriting/domain/program-settings-schema.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { dealRulesOf, type DealRules } from "#modules/worksheet/domain/terms/deal-rules.ts";
import { tenantForRooftop } from "#modules/tenancy/domain/rooftops/tenant-for-rooftop.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CheckoutContext } from "#modules/deal-drafts/server/checkout-context.ts";
import { contractLease, contractLoan, namedPayment, promisedLease, promisedLoan } from "./explained-sides.ts";
import { priceWithOffer, standingOffers } from "#modules/deal-drafts/server/quote/standing-offer.ts";

interface ExplainInput {
  readonly orderNumber: string;
  /** While offers stand: which of them; the first one when left out. */
  readonly offerId?: string | undefined;
}

/**
 * From pre-qualified to contract: every cent between the payment that the buyer was shown and the one of the offer or
 * contract, each with its cause. Null where nothing was shown before, and where a loan became a lease or cash, or a lease a loan.
 * @throws AppError not-found `order.notFound`
 */
export async function explainOrderPayment(
  ctx: CheckoutContext,
  input: ExplainInput,
): Promise<{ readonly explanation: OrderExplanation | null }> {
  return ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    if (order.snapshot.promised === undefined) return { explanation: null };
    const isOffer = isInCart(order.orderStatus);
    const snapshot = isOffer ? await offeredSnapshot(trx, ctx, { order, ...input }) : order.snapshot;
    return { explanation: snapshot ? explanationOf(ctx, snapshot, isOffer ? "offer" : "contract") : null };
  });
}

/** The draft with the offer that is asked about. */
async function offeredSnapshot(
  trx: TenantTransaction,
  ctx: CheckoutContext,
  { order, offerId }: { readonly order: Order; readonly offerId?: string | undefined },
): Promise<OrderSnapshot | undefined> {
  const offers = standingOffers(ctx, await ctx.credit.readAnswers(trx, ctx, order));
  const asked = offerId === undefined ? offers[0] : offers.find(({ offer }) => offer.offerId === offerId);
  const forSale = asked && (await findVehicleForSale(trx, ctx, { id: order.vehicleId }));
  return asked && forSale && priceWithOffer(ctx, { order, forSale, offer: asked.offer });
}

function explanationOf(
  ctx: CheckoutContext,
  snapshot: OrderSnapshot,
  against: OrderExplanation["against"],
): OrderExplanation | null {
  const { vehicle, rooftop } = snapshot;
  const { config } = tenantForRooftop(ctx.tenant, { ...vehicle, dealershipId: rooftop.id });
  const rules = dealRulesOf(config);
  const way =
    loanWay(ctx, snapshot, { payment: config.payment, rules }) ??
    leaseWay(ctx, snapshot, { payment: config.payment, rules });
  if (way === null) return null;
  return {
    vehicle: { key: vehicle.key, title: vehicle.title },
    against,
    promised: namedPayment(rules, way.promised),
    contract: namedPayment(rules, way.contract),
    explained: way.explained,
  };
}

interface StoreRules {
  readonly payment: TenantConfig["config"]["payment"];
  readonly rules: DealRules;
}

function loanWay(ctx: CheckoutContext, snapshot: OrderSnapshot, { payment, rules }: StoreRules) {
  const { promised: shown, worksheet } = snapshot;
  const promised = shown && promisedLoan(payment, shown);
  const contract = shown && contractLoan(payment, snapshot, shown);
  if (!promised || !contract || !worksheet?.loan) return null;
  const steps = loanSteps(pointsOf(ctx, { rules, promised, contract }));
  const cents = { promisedCents: shown.paymentCents, contractCents: worksheet.loan.paymentCents };
  return { promised, contract, explained: explainPayment({ rules, promised, contract, steps, ...cents }) };
}

function leaseWay(ctx: CheckoutContext, snapshot: OrderSnapshot, { payment, rules }: StoreRules) {
  const { promised: shown, worksheet } = snapshot;
  const promised = shown && promisedLease(payment, rules, shown);
  const contract = shown && contractLease(payment, snapshot, shown);
  if (!promised || !contract || !worksheet?.lease) return null;
  const steps = leaseSteps(leasePointsOf(ctx, { promised, contract }));
  const cents = { promisedCents: shown.paymentCents, contractCents: worksheet.lease.paymentCents };
  return { promised, contract, explained: explainPayment({ rules, promised, contract, steps, ...cents }) };
}

/** Of the lender of both payments; another lender has another sheet. */
function pointsOf(
  ctx: CheckoutContext,
  deals: { readonly rules: DealRules; readonly promised: LoanSide; readonly contract: LoanSide },
): SheetPoints {
  const program = lenderOfBoth(ctx, deals);
  return program ? sheetPoints(program, deals) : NO_POINTS;
}

function leasePointsOf(
  ctx: CheckoutContext,
  deals: { readonly promised: LeaseSide; readonly contract: LeaseSide },
): LeaseSheetPoints {
  const program = lenderOfBoth(ctx, deals);
  return program ? leaseSheetPoints(program, deals) : NO_LEASE_POINTS;
}

function lenderOfBoth(
  { tenant }: CheckoutContext,
  { promised, contract }: Record<"promised" | "contract", LoanSide | LeaseSide>,
): LenderProgram | undefined {
  const { lenderId } = promised.input.terms;
  if (contract.input.terms.lenderId !== lenderId) return undefined;
  return tenant.config.lenders.programs.find(({ id }) => id === lenderId);
}
