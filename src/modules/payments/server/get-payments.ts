import { reasonedLines } from "#modules/orders/domain/line-reason.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { type Cents, formatDollarsAndCents, roundHalfUp } from "#platform/shared/money.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import type { PaymentMethod } from "#modules/payment-gateways/domain/payment-method.ts";
import { allowedMethods, type MethodLimits } from "../domain/allowed-methods.ts";
import { dueOfOrder } from "../domain/due-of-order.ts";
import { dueLines } from "../domain/due-lines.ts";
import { chargeState, type ChargeState } from "../domain/charge-state.ts";
import { nextCharge } from "../domain/next-charge.ts";
import { paidByMethod, type PaymentFact } from "../domain/payment-due.ts";
import { paymentsMessages } from "../messages.ts";
import type { PaymentsContext } from "./payments-context.ts";
import { type EntryRow, findEntries, findRefundsOf, type RefundRow } from "./internal/ledger-repo.ts";
import { type ChargeRow, findCharges } from "./internal/payments-repo.ts";
import type { PaymentsView, PaymentView } from "./payments-view.ts";
import { standingOf } from "./read-standing.ts";

/** GET /api/payments/{orderNumber}: the owner's amounts, methods and payments. */
export async function getPayments(
  ctx: PaymentsContext,
  input: { readonly orderNumber: string },
): Promise<PaymentsView> {
  return ctx.db.transaction(
    async (trx) => viewPayments(trx, ctx, await requireOwnedOrder(trx, ctx, input.orderNumber)),
    // Payments, their books and refunds are statements of their own.
    { isOneMoment: true },
  );
}

/** The same for callers that hold the order. */
export async function viewPayments(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  order: Order,
): Promise<PaymentsView> {
  const rows = await findCharges(trx, ctx, [order.id]);
  const ids = new Set(rows.map(({ id }) => id));
  // A plan that was bought later has payments and refunds of its own.
  const entries = (await findEntries(trx, ctx, order.id)).filter(({ payment_id: id }) => ids.has(id));
  const refunds = await findRefundsOf(trx, ctx, order.id);
  const payments = rows.map((row) => withRefund(toView(row), { entries, refunds }));
  const limits = methodLimits(ctx.tenant);
  const standing = standingOf(order, rows);
  const methods = methodsFor(standing.balanceCents, payments, limits);
  const depositCents = depositOf(ctx.tenant, order);
  const deposit = nextCharge("deposit", { standing, charges: payments, depositCents });
  return {
    orderNumber: order.orderNumber,
    dealType: order.dealType,
    lines: dueLines(reasonedLines(order.snapshot), {
      dealType: order.dealType,
      totalCents: order.snapshot.amountDueCents,
      differenceCents: order.differenceCents,
      terms: order.snapshot.terms,
    }),
    totalCents: dueOfOrder(order),
    depositCents,
    paidCents: standing.paidCents,
    onItsWayCents: standing.onItsWayCents,
    refundedCents: 0 - sumOf(entries.filter(({ kind }) => kind === "refunded")),
    balanceCents: standing.balanceCents,
    methods,
    depositMethods: deposit.kind === "charge" ? methodsFor(deposit.amountCents, payments, limits) : [],
    fields: ctx.paymentGateway.fieldsSettings(ctx),
    limits,
    limitMessage: limitMessage(ctx, methods, limits),
    isSigned: await ctx.signingFacts.isContractSigned(trx, ctx, order.id),
    status: standing.status,
    payments,
  };
}

/** MSG-48 where a limit closes a way to pay. */
function limitMessage(
  { tenant }: PaymentsContext,
  methods: readonly PaymentMethod[],
  { creditCardLimitCents }: MethodLimits,
): string | null {
  if (methods.length === 0 || methods.includes("card")) return null;
  return textOf(tenant)(paymentsMessages.overCardLimit, {
    limit: formatDollarsAndCents(creditCardLimitCents),
  });
}

function withRefund(
  view: PaymentView,
  { entries, refunds }: { readonly entries: readonly EntryRow[]; readonly refunds: readonly RefundRow[] },
): PaymentView {
  const own = entries.filter(({ payment_id }) => payment_id === view.id);
  const last = refunds.findLast(
    ({ payment_id, reason }) => payment_id === view.id && reason !== "plan-canceled",
  );
  const asked = last?.status ?? null;
  // What a bank took back is not refunded as well; where both happened, the refund is a fact.
  const refund = view.state === "returned" && asked !== "REFUNDED" ? null : asked;
  const refundedCents = 0 - sumOf(own.filter(({ kind }) => kind === "refunded"));
  return { ...view, refundedCents, refund, ...(last && { refundCents: last.amount_cents }) };
}

function sumOf(entries: readonly EntryRow[]): Cents {
  return entries.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}

/** PMT-07, OP-16: the retailer's deposit, and never more than what is due. */
export function depositOf(tenant: TenantConfig, { snapshot }: Order): Cents {
  const deposit = roundHalfUp(tenant.config.payment.depositAmount * 100);
  return Math.min(deposit, snapshot.amountDueCents);
}

/** Ways an amount may be paid now (OP-03); none when nothing is to be paid. */
function methodsFor(
  amountCents: Cents,
  payments: readonly PaymentFact[],
  limits: MethodLimits,
): readonly PaymentMethod[] {
  if (amountCents <= 0) return [];
  return allowedMethods({ amountCents, alreadyPaidCents: paidByMethod(payments) }, limits);
}

/** TEN-07's dollars as cents. */
export function methodLimits(tenant: TenantConfig): MethodLimits {
  const { creditCardLimit, achLimit } = tenant.config.payment;
  return {
    creditCardLimitCents: roundHalfUp(creditCardLimit * 100),
    achLimitCents: roundHalfUp(achLimit * 100),
  };
}

const FAILURES: Readonly<Partial<Record<ChargeState, string>>> = {
  returned: paymentsMessages.returned,
  released: paymentsMessages.released,
};

function toView(row: ChargeRow): PaymentView {
  const state = chargeState({
    status: row.status,
    isReturned: row.is_returned,
    wasReceived: row.was_received,
    failureCode: row.failure_code,
  });
  return {
    id: row.id,
    purpose: row.purpose,
    method: row.method,
    status: row.status,
    state,
    amountCents: row.amount_cents,
    display: row.display,
    refundedCents: 0,
    refund: null,
    message: row.status === "PAYMENT_FAILED" ? (FAILURES[state] ?? paymentsMessages.failed) : null,
    createdAt: row.created_at.toISOString(),
  };
}
