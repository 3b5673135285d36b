import { accountCode } from "#modules/orders/domain/payment-account.ts";
import type { Stripe } from "stripe";
import { unavailable } from "../call-payment-vendor.ts";
import type { ChargeAnswer, ChargeOutcome, RefundAnswer } from "../../server/payment-gateway.ts";

const BY_STATUS: Readonly<Record<string, ChargeOutcome>> = {
  succeeded: "captured",
  processing: "pending",
  requires_capture: "hold",
  requires_action: "action-required",
  requires_confirmation: "pending",
  canceled: "canceled",
};

/**
 * A PaymentIntent in the port's words.
 * @throws AppError provider-unavailable for an answer that is none, because nothing may be concluded from it
 */
export function chargeAnswer(intent: Stripe.PaymentIntent): ChargeAnswer {
  const ref = requireText(intent.id);
  const charge = intent.latest_charge;
  const isDisputed = typeof charge === "object" && charge !== null && charge.disputed;
  const outcome = isDisputed
    ? "returned"
    : (BY_STATUS[requireText(intent.status)] ?? declined(intent.last_payment_error));
  const clientAction = outcome === "action-required" ? intent.client_secret : null;
  return { ref, outcome, ...(clientAction !== null && { clientAction }) };
}

/** `requires_payment_method` after an attempt: the reason is in the last error. */
function declined(error: Stripe.PaymentIntent.LastPaymentError | null | undefined): ChargeOutcome {
  return error?.decline_code === "insufficient_funds" || error?.code === "insufficient_funds"
    ? "insufficient-funds"
    : "declined";
}

/** @throws AppError provider-unavailable */
export function refundAnswer(refund: Stripe.Refund): RefundAnswer {
  const ref = requireText(refund.id);
  if (refund.status === "succeeded") return { ref, outcome: "refunded" };
  const isOver = refund.status === "failed" || refund.status === "canceled";
  return { ref, outcome: isOver ? "failed" : "pending" };
}

const BRANDS: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
};

/** What a PaymentMethod is, or undefined for one we do not take. */
export function sourceOf({ type, card, us_bank_account: account }: Stripe.PaymentMethod) {
  if (type === "card" && card) {
    const name = BRANDS[card.brand] ?? null;
    const display = accountCode({ kind: "card", name, ending: requireText(card.last4) });
    return { method: "card", display } as const;
  }
  if (type === "us_bank_account" && account) {
    const ending = requireText(account.last4);
    const display = accountCode({ kind: "bank", name: account.bank_name, ending });
    return { method: "bank-manual", display } as const;
  }
  return undefined;
}

/** Customer and account in one token: `cus_…/ba_…`. */
export function customerToken({ id, default_source: account }: Stripe.Customer): string {
  if (typeof account !== "string") throw unavailable("no-account");
  return `${requireText(id)}/${account}`;
}

/** The SDK's types are a promise of the sender, not a check. */
function requireText(value: unknown): string {
  if (typeof value === "string") return value;
  throw unavailable("unreadable");
}
