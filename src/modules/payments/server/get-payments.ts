import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { type Cents, formatDollarsAndCents, roundHalfUp } from "#platform/shared/money.ts";
import type { DealType, Order, PaymentStatus, PriceLine } from "#modules/orders/domain/order.ts";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { allowedMethods, type MethodLimits, type PaymentMethod } from "../domain/allowed-methods.ts";
import {
  balanceDue,
  orderPaymentStatus,
  paidByMethod,
  paidSoFar,
  type PaymentFact,
} from "../domain/payment-due.ts";
import { paymentsMessages } from "../messages.ts";
import type { PaymentsContext } from "./payments-context.ts";
import { findPayments, type PaymentRow } from "./internal/payments-repo.ts";
import type { PaymentPurpose } from "./internal/payments-table.ts";

export interface PaymentView {
  readonly id: string;
  readonly purpose: PaymentPurpose;
  readonly method: PaymentMethod;
  readonly status: PaymentStatus;
  readonly amountCents: Cents;
  readonly display: string;
  /** MSG-47 when it failed. */
  readonly message: string | null;
  /** ISO instant. */
  readonly createdAt: string;
}

/** Everything the payment page shows; amounts in cents. */
export interface PaymentsView {
  readonly orderNumber: string;
  readonly dealType: DealType;
  readonly lines: readonly PriceLine[];
  readonly totalCents: Cents;
  readonly depositCents: Cents;
  readonly paidCents: Cents;
  readonly balanceCents: Cents;
  /** Ways the balance may be paid (OP-03). */
  readonly methods: readonly PaymentMethod[];
  readonly limits: MethodLimits;
  /** MSG-48 when the balance is over the card limit. */
  readonly limitMessage: string | null;
  readonly isSigned: boolean;
  readonly status: PaymentStatus | null;
  readonly payments: readonly PaymentView[];
}

/** GET /api/payments/{orderNumber}: the owner's amounts, methods and payments. */
export async function getPayments(
  ctx: PaymentsContext,
  input: { readonly orderNumber: string },
): Promise<PaymentsView> {
  return ctx.db.transaction(async (trx) =>
    viewPayments(trx, ctx, await requireOwnedOrder(trx, ctx, input.orderNumber)),
  );
}

/** The same for callers that hold the order. */
export async function viewPayments(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  order: Order,
): Promise<PaymentsView> {
  const payments = (await findPayments(trx, ctx, [order.id])).map(toView);
  const limits = methodLimits(ctx.tenant);
  const balanceCents = balanceDue(order.snapshot.amountDueCents, payments);
  const methods = balanceMethods(balanceCents, payments, limits);
  const limit = formatDollarsAndCents(limits.creditCardLimitCents);
  return {
    orderNumber: order.orderNumber,
    dealType: order.dealType,
    lines: order.snapshot.lines,
    totalCents: order.snapshot.amountDueCents,
    depositCents: order.snapshot.depositCents,
    paidCents: paidSoFar(payments),
    balanceCents,
    methods,
    limits,
    limitMessage: methods.includes("card") ? null : paymentsMessages.overCardLimit.replace("{limit}", limit),
    isSigned: await ctx.signingFacts.isContractSigned(trx, ctx, order.id),
    status: orderPaymentStatus(payments),
    payments,
  };
}

/** Methods for the balance; a balance already under way does not count against its own limit. */
function balanceMethods(
  balanceCents: Cents,
  payments: readonly PaymentFact[],
  limits: MethodLimits,
): readonly PaymentMethod[] {
  if (balanceCents <= 0) return [];
  const others = payments.filter(({ purpose }) => purpose !== "balance");
  return allowedMethods({ amountCents: balanceCents, alreadyPaidCents: paidByMethod(others) }, limits);
}

/** TEN-07's dollars as cents. */
export function methodLimits(tenant: TenantConfig): MethodLimits {
  const { creditCardLimit, achLimit } = tenant.config.payment;
  return {
    creditCardLimitCents: roundHalfUp(creditCardLimit * 100),
    achLimitCents: roundHalfUp(achLimit * 100),
  };
}

function failureText({ failure_code }: PaymentRow): string {
  return failure_code === "returned" ? paymentsMessages.returned : paymentsMessages.failed;
}

export function toView(row: PaymentRow): PaymentView {
  return {
    id: row.id,
    purpose: row.purpose,
    method: row.method,
    status: row.status,
    amountCents: row.amount_cents,
    display: row.display,
    message: row.status === "PAYMENT_FAILED" ? failureText(row) : null,
    createdAt: row.created_at.toISOString(),
  };
}
