import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { pdfResponse } from "#platform/server/http/pdf-response.ts";
import { DEAL_TYPES, PAYMENT_STATUSES } from "#modules/orders/domain/order.ts";
import { PAYMENT_METHODS } from "#modules/payment-gateways/domain/payment-method.ts";
import { tokenSchema } from "#modules/payment-gateways/domain/token-schema.ts";
import { CHARGE_STATES } from "./domain/charge-state.ts";
import { getInvoice } from "./server/invoices/get-invoice.ts";
import { getPayments } from "./server/get-payments.ts";
import type { PaymentsContext } from "./server/payments-context.ts";
import { takePayment } from "./server/take-payment.ts";
import { verifyWallet } from "./server/verify-wallet.ts";

const params = v.object({ orderNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });
const withToken = v.strictObject({ token: tokenSchema });
const fieldsSettings = v.variant("kind", [
  v.object({ kind: v.literal("embedded"), address: v.string() }),
  v.object({ kind: v.literal("stripe"), publishableKey: v.string() }),
]);
const view = v.object({
  orderNumber: v.string(),
  dealType: v.picklist(DEAL_TYPES),
  lines: v.array(
    v.object({
      code: v.string(),
      label: v.string(),
      amountCents: v.number(),
      derivation: v.string(),
      because: v.optional(
        v.object({ code: v.string(), values: v.record(v.string(), v.union([v.number(), v.string()])) }),
      ),
      isEstimate: v.boolean(),
    }),
  ),
  totalCents: v.number(),
  depositCents: v.number(),
  paidCents: v.number(),
  onItsWayCents: v.number(),
  refundedCents: v.number(),
  balanceCents: v.number(),
  methods: v.array(v.picklist(PAYMENT_METHODS)),
  depositMethods: v.array(v.picklist(PAYMENT_METHODS)),
  fields: fieldsSettings,
  limits: v.object({ creditCardLimitCents: v.number(), achLimitCents: v.number() }),
  limitMessage: v.nullable(v.string()),
  isSigned: v.boolean(),
  status: v.nullable(v.picklist(PAYMENT_STATUSES)),
  payments: v.array(
    v.object({
      id: v.string(),
      purpose: v.picklist(["balance", "deposit", "difference"]),
      method: v.picklist(PAYMENT_METHODS),
      status: v.picklist(PAYMENT_STATUSES),
      state: v.picklist(CHARGE_STATES),
      amountCents: v.number(),
      display: v.string(),
      refundedCents: v.number(),
      refund: v.nullable(v.picklist(["REQUESTED", "REFUNDED", "FAILED"])),
      refundCents: v.optional(v.number()),
      message: v.nullable(v.string()),
      createdAt: v.string(),
    }),
  ),
});
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
    response: v.object({ ...view.entries, clientAction: v.nullable(v.string()) }),
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
    path: `${ROOT}/wallet/verify`,
    access: "account",
    summary: "Checks a phone's or browser's wallet before it is offered (MSG-49).",
    params,
    body: v.strictObject({ validationUrl: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)) }),
    response: v.object({ merchantSession: v.string() }),
    handle: (ctx, input) => verifyWallet(ctx, input.params),
  }),
  endpoint<PaymentsContext>()({
    method: "GET",
    path: `${ROOT}/invoice`,
    access: "account",
    summary: "The invoice as a PDF (PMT-03).",
    params,
    handle: async (ctx, input) => {
      const { orderNumber, bytes } = await getInvoice(ctx, input.params);
      return pdfResponse(bytes, { name: `invoice-${orderNumber}.pdf`, isSaved: true });
    },
  }),
];
