import { accountCode } from "#modules/orders/domain/payment-account.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type {
  ChargeAnswer,
  ChargeOutcome,
  GatewayFields,
  PaymentGateway,
  RefundAnswer,
} from "../../server/payment-gateway.ts";
import { checkTestNumbers } from "./check-test-numbers.ts";
import {
  findCharge,
  findRefunds,
  findToken,
  learnOutcome,
  settleHold,
  storeCharge,
  storeRefund,
  storeToken,
} from "./sandbox-vault.ts";
import { SETTLEMENT_MS } from "./notify-shop.ts";
import { TEST_ACCOUNTS, TEST_CARDS, TEST_ROUTING_NUMBER } from "./test-numbers-data.ts";

/** The document with the card fields, served as if from elsewhere (decision 0149). */
export const EMBEDDED_FIELDS = "/sandbox/gateway/fields";

const fields: GatewayFields = {
  async tokenize(ctx, request) {
    const found = checkTestNumbers(ctx, request);
    if ("field" in found) return found;
    return { kind: "token", token: await storeToken(ctx, found), display: found.display };
  },

  async finishBankLink(ctx, { linkToken, institution, succeeds }) {
    const link = await findToken(ctx, linkToken);
    if (link?.kind !== "bank-link" || link.outcome !== "open" || link.order_number === null) return undefined;
    const publicToken = await storeToken(ctx, {
      kind: "bank-link",
      outcome: succeeds ? "linked" : "refused",
      display: accountCode({ kind: "bank", name: institution, ending: "6789" }),
      orderNumber: link.order_number,
    });
    return { publicToken, orderNumber: link.order_number };
  },
};

/** The embedded gateway: test numbers only, last four digits kept, charges by key in the database. */
export const sandboxPaymentGateway: PaymentGateway = {
  fields,
  fieldsSettings: () => ({ kind: "embedded", address: EMBEDDED_FIELDS }),
  scenarios: [
    ...TEST_CARDS.map(({ number, brand, outcome }) => ({
      outcome: `card ${outcome}`,
      input: `${brand} ${number}`,
    })),
    ...TEST_ACCOUNTS.map(({ number, outcome }) => ({
      outcome: `bank account ${outcome}`,
      input: `routing ${TEST_ROUTING_NUMBER}, account ${number}`,
    })),
    { outcome: "linked bank pending, captured after 3 days", input: "finish the bank link" },
    { outcome: "bank link refused", input: "press Cancel at the bank" },
    { outcome: "bank sign-in fails", input: "press Simulate a sign-in error at the bank" },
  ],

  async describe(ctx, { token, orderNumber }) {
    const row = await findToken(ctx, token);
    if (row === undefined || row.kind === "bank-link") return undefined;
    if (row.order_number !== null && row.order_number !== orderNumber) return undefined;
    return { method: row.kind, display: row.display };
  },

  async charge(ctx, { key, token, amountCents }) {
    const source = await findToken(ctx, token);
    await storeCharge(ctx, { key, outcome: source?.outcome ?? "declined", amountCents });
    return requireCharge(ctx, key);
  },

  readCharge: (ctx, { key }) => answerOf(ctx, key),

  async capture(ctx, { key }) {
    await settleHold(ctx, { key, outcome: "captured" });
    return requireCharge(ctx, key);
  },

  async cancel(ctx, { key }) {
    await settleHold(ctx, { key, outcome: "canceled" });
    return requireCharge(ctx, key);
  },

  async refund(ctx, { key, charge, amountCents }) {
    const [charged, refunds] = await Promise.all([
      findCharge(ctx, charge.key),
      findRefunds(ctx, { chargeKey: charge.key }),
    ]);
    // What was sent under this key was sent, whatever became of the charge since.
    const sent = refunds.find((refund) => refund.provider_key === key);
    if (sent) return { ref: sent.ref, outcome: sent.outcome };
    const left = refunds.reduce((rest, { amount_cents }) => rest - amount_cents, charged?.amount_cents ?? 0);
    if (amountCents > left || charged?.outcome === "returned")
      return { ref: `refused-${key}`, outcome: "failed" };
    await storeRefund(ctx, { key, chargeKey: charge.key, amountCents });
    return requireRefund(ctx, key);
  },

  readRefund: (ctx, { key }) => requireRefund(ctx, key),

  learn: learnOutcome,

  acceptBankAccount: (_ctx, { processorToken }) => Promise.resolve(processorToken),
};

async function answerOf(ctx: RequestContext, key: string): Promise<ChargeAnswer | undefined> {
  const row = await findCharge(ctx, key);
  if (row === undefined) return undefined;
  const isSettled = row.created_at.getTime() + SETTLEMENT_MS <= ctx.clock.now().getTime();
  const outcome = row.outcome === "pending" && isSettled ? "captured" : (row.outcome as ChargeOutcome);
  return { ref: row.ref, outcome };
}

async function requireCharge(ctx: RequestContext, key: string): Promise<ChargeAnswer> {
  const answer = await answerOf(ctx, key);
  if (answer !== undefined) return answer;
  throw new AppError("not-found", {
    code: "gateway.chargeUnknown",
    message: "We couldn't find that charge.",
  });
}

async function requireRefund(ctx: RequestContext, key: string): Promise<RefundAnswer> {
  const [row] = await findRefunds(ctx, { key });
  if (row !== undefined) return { ref: row.ref, outcome: row.outcome };
  throw new AppError("not-found", { code: "gateway.refundUnknown", message: "There is no such refund." });
}
