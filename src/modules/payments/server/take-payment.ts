import { AppError, isAppError } from "#platform/shared/app-error.ts";
import { type Cents, formatDollarsAndCents } from "#platform/shared/money.ts";
import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { dealRules } from "#modules/orders/domain/deal-types.ts";
import type { Order } from "#modules/orders/domain/order.ts";
import { isOfferTakenBack } from "#modules/orders/domain/states/offer-standing.ts";
import { historyOf } from "#modules/orders/server/history-of.ts";
import { lockOwnedOrder, requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { allowedMethods } from "../domain/allowed-methods.ts";
import { nextCharge } from "../domain/next-charge.ts";
import { paidByMethod } from "../domain/payment-due.ts";
import { isLive } from "../domain/payment-status.ts";
import type { ChargeAnswer, PaymentSource } from "#modules/payment-gateways/server/payment-gateway.ts";
import { paymentsMessages } from "../messages.ts";
import { depositOf, methodLimits, viewPayments } from "./get-payments.ts";
import type { PaymentsView } from "./payments-view.ts";
import { findBankLink } from "#modules/payment-gateways/server/links/bank-links-repo.ts";
import { type ChargeRow, findCharges, insertPayment, type PaymentRow } from "./internal/payments-repo.ts";
import type { PaymentPurpose } from "./internal/payments-table.ts";
import type { PaymentsContext } from "./payments-context.ts";
import { chargeFact, standingOf } from "./read-standing.ts";
import { finishCharge, reconcilePayment, RESUME_CHARGE } from "./settle-payment.ts";

interface TakePaymentInput {
  readonly orderNumber: string;
  readonly purpose: PaymentPurpose;
  /** What the gateway gave the buyer's browser for a card or an account. */
  readonly token: string;
  /** The call that was used: a card token does not pay as a bank and the other way round. */
  readonly family: "card" | "bank" | "any";
}

/** How long a charge may hang before the worker asks the gateway again, under the same key. */
export const RESUME_AFTER_MS = 30_000;

/**
 * Takes the balance or the deposit. The charge is written before the gateway is asked and keeps one key for ever,
 * so a crash or a lost answer never charges twice (promise 3). A declined charge is an answer, not an error.
 * @throws AppError conflict `payment.notSigned`, `payment.alreadyMade`, `payment.nothingDue`, `payment.offerTakenBack`; invalid
 * `payment.tokenInvalid`, `payment.methodNotAllowed` (OP-03)
 */
export async function takePayment(ctx: PaymentsContext, input: TakePaymentInput): Promise<PaymentAnswer> {
  const source = await sourceOf(ctx, input);
  const claim = await ctx.db.transaction((trx) => claimCharge(trx, ctx, { input, source }));
  const answer = await answerInTime(ctx, claim);
  const view = await ctx.db.transaction(async (trx) =>
    viewPayments(trx, ctx, await lockOwnedOrder(trx, ctx, input.orderNumber)),
  );
  return { ...view, clientAction: answer?.clientAction ?? null };
}

interface PaymentAnswer extends PaymentsView {
  /** What the gateway's script in the browser needs when the buyer's bank asks the buyer; not kept. */
  readonly clientAction: string | null;
}

/**
 * A gateway that does not answer leaves the charge on its way; the worker goes on under the same key. A charge that was
 * answered before is read again while the buyer may have to act on it.
 */
export async function answerInTime(
  ctx: PaymentsContext,
  { id, provider_ref, status }: Pick<PaymentRow, "id" | "provider_ref" | "status">,
): Promise<ChargeAnswer | undefined> {
  try {
    if (provider_ref === null) return await finishCharge(ctx, id);
    return status === "PAYMENT_PENDING" ? await reconcilePayment(ctx, id) : undefined;
  } catch (error) {
    if (!isAppError(error) || error.kind !== "provider-unavailable") throw error;
    ctx.log.warn("a charge has no answer yet", { code: error.details.code, kind: id });
    return undefined;
  }
}

interface ChargeableSource extends PaymentSource {
  readonly gatewayToken: string;
}

/** A linked account is known here and belongs to one order; anything else is the gateway's to describe. */
export async function sourceOf(
  ctx: PaymentsContext,
  input: Pick<TakePaymentInput, "orderNumber" | "token">,
): Promise<ChargeableSource | undefined> {
  if (!input.token.startsWith("link_")) {
    const source = await ctx.paymentGateway.describe(ctx, input);
    // Only the bank's own sign-in makes an account a linked one.
    return source && source.method !== "bank-linked" ? { ...source, gatewayToken: input.token } : undefined;
  }
  const link = await ctx.db.transaction(async (trx) => {
    const order = await requireOwnedOrder(trx, ctx, input.orderNumber);
    return findBankLink(trx, ctx, { token: input.token, orderId: order.id });
  });
  return link && { method: "bank-linked", display: link.display, gatewayToken: link.gateway_token };
}

async function claimCharge(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  { input, source }: { input: TakePaymentInput; source: ChargeableSource | undefined },
): Promise<PaymentRow> {
  const order = requireOpenOrder(await lockOwnedOrder(trx, ctx, input.orderNumber));
  const rows = await findCharges(trx, ctx, [order.id]);
  // The first answer was lost: the same source may ask again and gets the same charge.
  const lost = rows.find((row) => row.provider_ref === null && isSameSource(row, source));
  if (lost) return lost;
  const next = nextCharge(input.purpose, {
    standing: standingOf(order, rows),
    charges: rows.map(chargeFact),
    depositCents: depositOf(ctx.tenant, order),
  });
  // What it paid is paid: who asks again with it reads the first answer, and nothing is taken.
  const paid = rows.find((row) => isSameSource(row, source) && isAnswerTo(input.purpose, row));
  if (next.kind !== "charge" && paid) return paid;
  if (next.kind === "already-made") throw conflict("payment.alreadyMade", paymentsMessages.alreadyPaid);
  await requirePayable(trx, ctx, { order, purpose: input.purpose });
  if (next.kind === "nothing-due") throw conflict("payment.nothingDue", paymentsMessages.nothingDue);
  const { amountCents, purpose } = next;
  const method = allowedMethod(ctx, { source, input, amountCents, rows });
  const id = ctx.ids.next("pay");
  const row = await insertPayment(trx, ctx, {
    id,
    order_id: order.id,
    purpose,
    method: method.method,
    status: "PAYMENT_PENDING",
    amount_cents: amountCents,
    provider_key: id,
    source_token: method.gatewayToken,
    provider_ref: null,
    display: method.display,
    failure_code: null,
  });
  const runAt = new Date(ctx.clock.now().getTime() + RESUME_AFTER_MS);
  await enqueueJob(trx, ctx, { kind: RESUME_CHARGE, payload: { paymentId: id }, runAt, dedupeKey: id });
  return row;
}

/** Nobody pays toward a loan that no lender gives: the order ends, and the money would only go back. */
async function requirePayable(
  trx: TenantTransaction,
  ctx: PaymentsContext,
  { order, purpose }: { readonly order: Order; readonly purpose: PaymentPurpose },
): Promise<void> {
  if (dealRules(order.dealType).hasLender && isOfferTakenBack(await historyOf(trx, ctx, order.id)))
    throw conflict("payment.offerTakenBack", paymentsMessages.offerTakenBack);
  if (purpose === "balance" && !(await ctx.signingFacts.isContractSigned(trx, ctx, order.id)))
    throw conflict("payment.notSigned", paymentsMessages.notSigned);
}

/** A charge that stands, made with the same card or account; a bank link keeps one token for all it pays. */
export const isSameSource = (
  { status, source_token }: Pick<PaymentRow, "status" | "source_token">,
  source: ChargeableSource | undefined,
): boolean => isLive(status) && source_token === source?.gatewayToken;

const isAnswerTo = (asked: PaymentPurpose, { purpose }: ChargeRow): boolean =>
  asked !== "deposit" || purpose === "deposit";

export function allowedMethod(
  ctx: PaymentsContext,
  check: {
    readonly source: ChargeableSource | undefined;
    readonly input: Pick<TakePaymentInput, "family">;
    readonly amountCents: Cents;
    readonly rows: readonly ChargeRow[];
  },
): ChargeableSource {
  const { source, input, amountCents, rows } = check;
  const family = source?.method === "card" ? "card" : "bank";
  if (source === undefined || (input.family !== "any" && input.family !== family)) {
    throw new AppError("invalid", { code: "payment.tokenInvalid", message: paymentsMessages.tokenInvalid });
  }
  const limits = methodLimits(ctx.tenant);
  const alreadyPaidCents = paidByMethod(rows.map(chargeFact));
  if (allowedMethods({ amountCents, alreadyPaidCents }, limits).includes(source.method)) return source;
  const [text, limit] =
    source.method === "card"
      ? [paymentsMessages.overCardLimit, limits.creditCardLimitCents]
      : [paymentsMessages.overAchLimit, limits.achLimitCents];
  const message = textOf(ctx.tenant)(text, { limit: formatDollarsAndCents(limit) });
  throw new AppError("invalid", { code: "payment.methodNotAllowed", message, fields: { method: message } });
}

function conflict(code: string, message: string): AppError {
  return new AppError("conflict", { code, message });
}
