import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { DEAL_TYPES, PAYMENT_STATUSES } from "#modules/orders/domain/order.ts";
import { PAYMENT_METHODS } from "./domain/allowed-methods.ts";
import { getPayments } from "./server/get-payments.ts";
import { createBankLink, exchangeBankLink } from "./server/link-bank.ts";
import type { PaymentsContext } from "./server/payments-context.ts";
import { takePayment } from "./server/take-payment.ts";

const params = v.object({ orderNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });
const token = v.pipe(v.string(), v.regex(/^tok_[0-9A-Z]{26}$/, "Enter your payment details again."));
const withToken = v.strictObject({ token });
const view = v.object({
  orderNumber: v.string(),
  dealType: v.picklist(DEAL_TYPES),
  lines: v.array(
    v.object({
      code: v.string(),
      label: v.string(),
      amountCents: v.number(),
      derivation: v.string(),
      isEstimate: v.boolean(),
    }),
  ),
  totalCents: v.number(),
  depositCents: v.number(),
  paidCents: v.number(),
  balanceCents: v.number(),
  methods: v.array(v.picklist(PAYMENT_METHODS)),
  limits: v.object({ creditCardLimitCents: v.number(), achLimitCents: v.number() }),
  limitMessage: v.nullable(v.string()),
  isSigned: v.boolean(),
  status: v.nullable(v.picklist(PAYMENT_STATUSES)),
  payments: v.array(
    v.object({
      id: v.string(),
      purpose: v.picklist(["balance", "deposit"]),
      method: v.picklist(PAYMENT_METHODS),
      status: v.picklist(PAYMENT_STATUSES),
      amountCents: v.number(),
      display: v.string(),
      message: v.nullable(v.string()),
      createdAt: v.string(),
    }),
  ),
});
const digits = (pattern: RegExp, message: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\s-]/g, "")),
    v.regex(pattern, message),
  );
const tokenRequest = v.variant("kind", [
  v.object({
    kind: v.literal("card"),
    number: digits(/^\d{12,19}$/, "Enter a valid card number."),
    expMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
    expYear: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
    cvc: v.pipe(v.string(), v.regex(/^\d{3,4}$/, "Enter the 3 or 4 digit code.")),
    name: v.pipe(v.string(), v.trim(), v.nonEmpty("Enter the name on the card."), v.maxLength(80)),
    zipCode: v.pipe(v.string(), v.regex(/^\d{5}$/, "Enter a valid 5-digit zip code.")),
  }),
  v.object({
    kind: v.literal("bank"),
    routingNumber: digits(/^\d{9}$/, "Enter the 9-digit routing number."),
    accountNumber: digits(/^\d{4,17}$/, "Enter a valid account number."),
  }),
]);
const ROOT = "/api/payments/:orderNumber";

/** One paying call; the body carries a token only, so card data cannot reach us. */
function payingEndpoint(call: {
  path: string;
  summary: string;
  purpose: "balance" | "deposit";
  family: "card" | "bank" | "any";
}) {
  const { purpose, family } = call;
  return endpoint<PaymentsContext>()({
    method: "POST",
    path: `${ROOT}/${call.path}`,
    access: "account",
    summary: call.summary,
    params,
    body: withToken,
    response: view,
    idempotent: true,
    handle: (ctx, input) => takePayment(ctx, { ...input.params, ...input.body, purpose, family }),
  });
}

export const paymentsEndpoints = [
  endpoint<PaymentsContext>()({
    method: "GET",
    path: ROOT,
    access: "account",
    summary: "Amounts, methods and payments of the owner's order.",
    params,
    response: view,
    handle: (ctx, input) => getPayments(ctx, input.params),
  }),
  payingEndpoint({ path: "card", summary: "Pays the balance by card.", purpose: "balance", family: "card" }),
  payingEndpoint({
    path: "bank",
    summary: "Pays the balance from a bank account.",
    purpose: "balance",
    family: "bank",
  }),
  payingEndpoint({
    path: "deposit",
    summary: "Pays the deposit (PMT-07).",
    purpose: "deposit",
    family: "any",
  }),
  endpoint<PaymentsContext>()({
    method: "POST",
    path: `${ROOT}/bank/link-token`,
    access: "account",
    summary: "Begins linking a bank account.",
    params,
    response: v.object({ linkToken: v.string(), linkUrl: v.string() }),
    handle: (ctx, input) => createBankLink(ctx, input.params),
  }),
  endpoint<PaymentsContext>()({
    method: "POST",
    path: `${ROOT}/bank/exchange`,
    access: "account",
    summary: "Turns a finished bank link into a token to pay with.",
    params,
    body: v.strictObject({ publicToken: token }),
    response: v.object({ token: v.string(), display: v.string() }),
    handle: (ctx, input) => exchangeBankLink(ctx, { ...input.params, ...input.body }),
  }),
  endpoint<PaymentsContext>()({
    method: "POST",
    path: "/sandbox/gateway/tokens",
    access: "sandbox",
    summary: "The embedded gateway's hosted fields: test numbers in, a token out.",
    body: tokenRequest,
    response: v.object({ token: v.string(), display: v.string() }),
    handle: async (ctx, { body }) => {
      const answer = await requireFields(ctx).tokenize(ctx, body);
      if (answer.kind === "token") return { token: answer.token, display: answer.display };
      const { field, message } = answer;
      throw new AppError("invalid", { code: "gateway.refused", message, fields: { [field]: message } });
    },
  }),
  endpoint<PaymentsContext>()({
    method: "POST",
    path: "/sandbox/gateway/bank-links/:linkToken",
    access: "sandbox",
    summary: "The embedded bank's sign-in page.",
    params: v.object({ linkToken: token }),
    body: v.object({
      institution: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
      succeeds: v.boolean(),
    }),
    response: v.object({ publicToken: v.string() }),
    handle: async (ctx, input) => {
      const answer = await requireFields(ctx).finishBankLink(ctx, { ...input.params, ...input.body });
      if (answer !== undefined) return answer;
      throw new AppError("not-found", {
        code: "gateway.linkUnknown",
        message: "This bank link doesn't work any more.",
      });
    },
  }),
];

function requireFields(ctx: PaymentsContext) {
  if (ctx.paymentGateway.fields !== undefined) return ctx.paymentGateway.fields;
  throw new AppError("not-found", { code: "route.notFound", message: "There is nothing at this address." });
}
