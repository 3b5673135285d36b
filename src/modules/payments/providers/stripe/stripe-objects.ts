import * as v from "valibot";
import { unavailable } from "../call-vendor.ts";
import type { ChargeAnswer, ChargeOutcome, RefundAnswer } from "../payment-gateway.ts";

const nullableText = v.optional(v.nullable(v.string()), null);

const IntentSchema = v.object({
  id: v.string(),
  status: v.string(),
  client_secret: nullableText,
  last_payment_error: v.optional(
    v.nullable(v.object({ decline_code: nullableText, code: nullableText })),
    null,
  ),
  latest_charge: v.optional(
    v.nullable(v.union([v.string(), v.object({ disputed: v.optional(v.boolean(), false) })])),
    null,
  ),
});
const IntentListSchema = v.object({ data: v.array(IntentSchema) });

const RefundSchema = v.object({ id: v.string(), status: nullableText });

const PaymentMethodSchema = v.object({
  type: v.string(),
  card: v.optional(v.nullable(v.object({ brand: v.string(), last4: v.string() }))),
  us_bank_account: v.optional(v.nullable(v.object({ bank_name: nullableText, last4: v.string() }))),
});

const CustomerSchema = v.object({
  id: v.string(),
  default_source: v.nullable(v.string()),
});

function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw unavailable("unreadable");
}

const BY_STATUS: Readonly<Record<string, ChargeOutcome>> = {
  succeeded: "captured",
  processing: "pending",
  requires_capture: "hold",
  requires_action: "action-required",
  requires_confirmation: "pending",
  canceled: "canceled",
};

/** A PaymentIntent in the port's words. */
export function chargeAnswer(body: unknown): ChargeAnswer {
  const intent = read(IntentSchema, body);
  const charge = intent.latest_charge;
  const isDisputed = typeof charge === "object" && charge !== null && charge.disputed;
  const outcome = isDisputed ? "returned" : (BY_STATUS[intent.status] ?? declined(intent.last_payment_error));
  const clientAction = outcome === "action-required" ? intent.client_secret : null;
  return { ref: intent.id, outcome, ...(clientAction !== null && { clientAction }) };
}

/** `requires_payment_method` after an attempt: the reason is in the last error. */
function declined(
  error: { readonly decline_code: string | null; readonly code: string | null } | null,
): ChargeOutcome {
  return error?.decline_code === "insufficient_funds" || error?.code === "insufficient_funds"
    ? "insufficient-funds"
    : "declined";
}

/** The newest of a search's PaymentIntents. */
export function firstCharge(body: unknown): ChargeAnswer | undefined {
  const [first] = read(IntentListSchema, body).data;
  return first && chargeAnswer(first);
}

export function refundAnswer(body: unknown): RefundAnswer {
  const { id, status } = read(RefundSchema, body);
  if (status === "succeeded") return { ref: id, outcome: "refunded" };
  const isOver = status === "failed" || status === "canceled";
  return { ref: id, outcome: isOver ? "failed" : "pending" };
}

const BRANDS: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
};

/** What a PaymentMethod is, or undefined for one we do not take. */
export function sourceOf(body: unknown) {
  const { type, card, us_bank_account: account } = read(PaymentMethodSchema, body);
  if (type === "card" && card) {
    return { method: "card", display: `${BRANDS[card.brand] ?? "Card"} ending in ${card.last4}` } as const;
  }
  if (type === "us_bank_account" && account) {
    const display = `${account.bank_name ?? "Bank"} account ending in ${account.last4}`;
    return { method: "bank-manual", display } as const;
  }
  return undefined;
}

/** Customer and account in one token: `cus_…/ba_…`. */
export function customerToken(body: unknown): string {
  const { id, default_source: account } = read(CustomerSchema, body);
  if (account === null) throw unavailable("no-account");
  return `${id}/${account}`;
}
