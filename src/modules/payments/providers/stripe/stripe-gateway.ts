import type { RequestContext } from "#platform/server/context/request-context.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { ChargeAnswer, ChargeName, ChargeRequest, PaymentGateway } from "../payment-gateway.ts";
import { callStripe, type StripeAnswer, type StripeOptions } from "./stripe-call.ts";
import { chargeAnswer, customerToken, firstCharge, refundAnswer, sourceOf } from "./stripe-objects.ts";

export interface StripeGatewayOptions extends StripeOptions {
  readonly publishableKey: string;
  /** `manual` puts cards on hold until they are captured. */
  readonly cardCapture: "automatic" | "manual";
}

/** Keys are kept for a day; after most of one, a charge is looked for instead of sent again. */
const KEY_LIFETIME_MS = 20 * 60 * 60 * 1000;
/** Our names and Stripe's are put into addresses and searches; nothing else is. */
const NAME = /^[\w-]{1,120}$/u;

/** Cards and bank debits by Stripe's PaymentIntents. Written against the documented API; see docs/providers.md. */
export function createStripeGateway(options: StripeGatewayOptions): PaymentGateway {
  return {
    fieldsSettings: () => ({ kind: "stripe", publishableKey: options.publishableKey }),

    async describe(_ctx, { token }) {
      if (!/^pm_[A-Za-z0-9]{1,120}$/u.test(token)) return undefined;
      const answer = await callStripe(options, { path: `payment_methods/${token}` });
      return answer.kind === "ok" ? sourceOf(answer.body) : undefined;
    },

    async charge(ctx, request) {
      const isOld = ctx.clock.now().getTime() - request.claimedAt.getTime() > KEY_LIFETIME_MS;
      const found = isOld ? await search(options, request.key) : undefined;
      if (found !== undefined) return found;
      if (isOld) return { ref: `never-sent-${request.key}`, outcome: "canceled" };
      const form = chargeForm(ctx, { request, cardCapture: options.cardCapture });
      const answer = await callStripe(options, {
        path: "payment_intents",
        form,
        idempotencyKey: request.key,
      });
      return answered(answer, request.key);
    },

    readCharge: (_ctx, name) => readIntent(options, name),

    capture: (_ctx, name) => act(options, { name, verb: "capture" }),
    cancel: (_ctx, name) => act(options, { name, verb: "cancel" }),

    async refund(ctx, { key, charge, amountCents }) {
      const form = {
        payment_intent: charge.ref ?? "",
        amount: String(amountCents),
        "metadata[refund_id]": key,
        "metadata[tenant_id]": ctx.tenantId,
      };
      const answer = await callStripe(options, { path: "refunds", form, idempotencyKey: key });
      if (answer.kind === "ok") return refundAnswer(answer.body);
      return { ref: `refused-${key}`, outcome: "failed" };
    },

    async readRefund(_ctx, { ref }) {
      const answer = await callStripe(options, { path: `refunds/${requireName(ref)}` });
      return answer.kind === "ok" ? refundAnswer(answer.body) : { ref, outcome: "failed" };
    },

    async acceptBankAccount(ctx, { processorToken, key }) {
      const form = { source: processorToken, "metadata[tenant_id]": ctx.tenantId };
      const answer = await callStripe(options, { path: "customers", form, idempotencyKey: key });
      if (answer.kind === "ok") return customerToken(answer.body);
      throw new AppError("invalid", {
        code: "payment.linkFailed",
        message: "We couldn't link your bank account. Please try again.",
      });
    },
  };
}

/** The same charge is the same form to the letter: a key with other values would be refused. */
function chargeForm(
  ctx: RequestContext,
  { request, cardCapture }: { readonly request: ChargeRequest; readonly cardCapture: "automatic" | "manual" },
): Record<string, string> {
  const isCard = request.method === "card";
  const [customer, account] = request.token.includes("/")
    ? request.token.split("/", 2)
    : [undefined, request.token];
  return {
    amount: String(request.amountCents),
    currency: "usd",
    confirm: "true",
    payment_method: account ?? "",
    ...(customer !== undefined && { customer }),
    "payment_method_types[0]": isCard ? "card" : "us_bank_account",
    ...(isCard
      ? { capture_method: cardCapture, use_stripe_sdk: "true" }
      : {
          "mandate_data[customer_acceptance][type]": "offline",
          "mandate_data[customer_acceptance][accepted_at]": String(
            Math.floor(request.claimedAt.getTime() / 1000),
          ),
        }),
    "metadata[payment_id]": request.key,
    "metadata[tenant_id]": ctx.tenantId,
    "expand[0]": "latest_charge",
  };
}

/** A refusal of the charge is an answer. What Stripe says in words stays with Stripe. */
function answered(answer: StripeAnswer, key: string): ChargeAnswer {
  if (answer.kind === "ok") return chargeAnswer(answer.body);
  const { code, decline_code: declineCode, payment_intent: intent } = answer.error;
  const isPoor = declineCode === "insufficient_funds" || code === "insufficient_funds";
  return { ref: intent?.id ?? `refused-${key}`, outcome: isPoor ? "insufficient-funds" : "declined" };
}

async function readIntent(
  options: StripeOptions,
  { key, ref }: ChargeName,
): Promise<ChargeAnswer | undefined> {
  if (ref === null || !ref.startsWith("pi_")) return search(options, key);
  const answer = await callStripe(options, {
    path: `payment_intents/${requireName(ref)}?expand[]=latest_charge`,
  });
  return answer.kind === "ok" ? chargeAnswer(answer.body) : undefined;
}

/** Finds a charge whose answer was lost, by the id that we gave it. */
async function search(options: StripeOptions, key: string): Promise<ChargeAnswer | undefined> {
  const query = encodeURIComponent(`metadata["payment_id"]:"${requireName(key)}"`);
  const path = `payment_intents/search?query=${query}&limit=1&expand[]=data.latest_charge`;
  const answer = await callStripe(options, { path });
  return answer.kind === "ok" ? firstCharge(answer.body) : undefined;
}

/** Captures or cancels. Where the charge is past that, it says how it stands. */
async function act(
  options: StripeOptions,
  { name, verb }: { readonly name: ChargeName; readonly verb: "capture" | "cancel" },
): Promise<ChargeAnswer> {
  const ref = requireName(name.ref ?? "");
  const answer = await callStripe(options, {
    path: `payment_intents/${ref}/${verb}`,
    form: { "expand[0]": "latest_charge" },
    idempotencyKey: `${name.key}-${verb}`,
  });
  const now = answer.kind === "ok" ? chargeAnswer(answer.body) : await readIntent(options, name);
  if (now !== undefined) return now;
  throw new AppError("not-found", {
    code: "gateway.chargeUnknown",
    message: "We couldn't find that charge.",
  });
}

function requireName(name: string): string {
  if (NAME.test(name)) return name;
  throw new AppError("invalid", { code: "gateway.nameMalformed", message: "We couldn't find that charge." });
}
