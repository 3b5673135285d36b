import type { Stripe } from "stripe";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type {
  ChargeAnswer,
  ChargeName,
  ChargeRequest,
  PaymentGateway,
} from "../../server/payment-gateway.ts";
import { LINK_FAILED } from "../../server/links/link-bank.ts";
import {
  createStripeCaller,
  type StripeAnswer,
  type StripeCaller,
  type StripeOptions,
} from "./stripe-caller.ts";
import { chargeAnswer, customerToken, refundAnswer, sourceOf } from "./stripe-objects.ts";

interface StripeGatewayOptions extends StripeOptions {
  readonly publishableKey: string;
  /** `manual` puts cards on hold until they are captured. */
  readonly cardCapture: "automatic" | "manual";
}

/** Keys are kept for a day; after most of one, a charge is looked for instead of sent again. */
const KEY_LIFETIME_MS = 20 * 60 * 60 * 1000;
/** Our names and Stripe's are put into addresses and searches; nothing else is. */
const NAME = /^[\w-]{1,120}$/u;
const WITH_CHARGE = { expand: ["latest_charge"] };

/** Cards and bank debits by Stripe's PaymentIntents. Tested against a stub only; see docs/providers.md. */
export function createStripeGateway(options: StripeGatewayOptions): PaymentGateway {
  const stripe = createStripeCaller(options);
  return {
    fieldsSettings: () => ({ kind: "stripe", publishableKey: options.publishableKey }),

    async describe(_ctx, { token }) {
      if (!/^pm_[A-Za-z0-9]{1,120}$/u.test(token)) return undefined;
      const answer = await stripe.ask((client) => client.paymentMethods.retrieve(token));
      return answer.kind === "ok" ? sourceOf(answer.body) : undefined;
    },

    charge: (ctx, request) => charge(stripe, ctx, { request, cardCapture: options.cardCapture }),

    readCharge: (_ctx, name) => readIntent(stripe, name),

    capture: (_ctx, name) => act(stripe, { name, verb: "capture" }),
    cancel: (_ctx, name) => act(stripe, { name, verb: "cancel" }),

    async refund(ctx, { key, charge: charged, amountCents }) {
      const params = {
        payment_intent: charged.ref ?? "",
        amount: amountCents,
        metadata: { refund_id: key, tenant_id: ctx.tenantId },
      };
      const answer = await stripe.ask((client) => client.refunds.create(params, { idempotencyKey: key }));
      if (answer.kind === "ok") return refundAnswer(answer.body);
      return { ref: `refused-${key}`, outcome: "failed" };
    },

    async readRefund(_ctx, { ref }) {
      const id = requireName(ref);
      const answer = await stripe.ask((client) => client.refunds.retrieve(id));
      return answer.kind === "ok" ? refundAnswer(answer.body) : { ref, outcome: "failed" };
    },

    async acceptBankAccount(ctx, { processorToken, key }) {
      const params = { source: processorToken, metadata: { tenant_id: ctx.tenantId } };
      const answer = await stripe.ask((client) => client.customers.create(params, { idempotencyKey: key }));
      if (answer.kind === "ok") return customerToken(answer.body);
      throw new AppError("invalid", {
        code: "payment.linkFailed",
        message: LINK_FAILED,
      });
    },
  };
}

interface NewCharge {
  readonly request: ChargeRequest;
  readonly cardCapture: "automatic" | "manual";
}

async function charge(
  stripe: StripeCaller,
  ctx: RequestContext,
  { request, cardCapture }: NewCharge,
): Promise<ChargeAnswer> {
  const isOld = ctx.clock.now().getTime() - request.claimedAt.getTime() > KEY_LIFETIME_MS;
  const found = isOld ? await search(stripe, request.key) : undefined;
  if (found !== undefined) return found;
  if (isOld) return { ref: `never-sent-${request.key}`, outcome: "canceled" };
  const params = chargeParams(ctx, { request, cardCapture });
  const { key: idempotencyKey } = request;
  const answer = await stripe.ask((client) => client.paymentIntents.create(params, { idempotencyKey }));
  return answered(answer, request.key);
}

/** The same charge has the same parameters to the letter: a key with other values would be refused. */
function chargeParams(
  ctx: RequestContext,
  { request, cardCapture }: NewCharge,
): Stripe.PaymentIntentCreateParams {
  const isCard = request.method === "card";
  const [customer, account] = request.token.includes("/")
    ? request.token.split("/", 2)
    : [undefined, request.token];
  const acceptedAt = Math.floor(request.claimedAt.getTime() / 1000);
  return {
    amount: request.amountCents,
    currency: "usd",
    confirm: true,
    payment_method: account ?? "",
    ...(customer !== undefined && { customer }),
    allowed_payment_method_types: [isCard ? "card" : "us_bank_account"],
    ...(isCard
      ? { capture_method: cardCapture, use_stripe_sdk: true }
      : { mandate_data: { customer_acceptance: { type: "offline", accepted_at: acceptedAt } } }),
    metadata: { payment_id: request.key, tenant_id: ctx.tenantId },
    ...WITH_CHARGE,
  };
}

/** A refusal of the charge is an answer. */
function answered(answer: StripeAnswer<Stripe.PaymentIntent>, key: string): ChargeAnswer {
  if (answer.kind === "ok") return chargeAnswer(answer.body);
  const { code, declineCode, intentId } = answer.error;
  const isPoor = declineCode === "insufficient_funds" || code === "insufficient_funds";
  return { ref: intentId ?? `refused-${key}`, outcome: isPoor ? "insufficient-funds" : "declined" };
}

async function readIntent(stripe: StripeCaller, { key, ref }: ChargeName): Promise<ChargeAnswer | undefined> {
  if (ref === null || !ref.startsWith("pi_")) return search(stripe, key);
  const id = requireName(ref);
  const answer = await stripe.ask((client) => client.paymentIntents.retrieve(id, WITH_CHARGE));
  return answer.kind === "ok" ? chargeAnswer(answer.body) : undefined;
}

/** Finds a charge whose answer was lost, by the id that we gave it. */
async function search(stripe: StripeCaller, key: string): Promise<ChargeAnswer | undefined> {
  const query = `metadata["payment_id"]:"${requireName(key)}"`;
  const params = { query, limit: 1, expand: ["data.latest_charge"] };
  const answer = await stripe.ask((client) => client.paymentIntents.search(params));
  const [newest] = answer.kind === "ok" ? answer.body.data : [];
  return newest && chargeAnswer(newest);
}

/** Captures or cancels. Where the charge is past that, the answer is how it stands. */
async function act(
  stripe: StripeCaller,
  { name, verb }: { readonly name: ChargeName; readonly verb: "capture" | "cancel" },
): Promise<ChargeAnswer> {
  const ref = requireName(name.ref ?? "");
  const idempotencyKey = `${name.key}-${verb}`;
  const answer = await stripe.ask((client) =>
    client.paymentIntents[verb](ref, WITH_CHARGE, { idempotencyKey }),
  );
  const now = answer.kind === "ok" ? chargeAnswer(answer.body) : await readIntent(stripe, name);
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
