import { afterAll, beforeAll, describe } from "vitest";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { checksPaymentGateway } from "#tests/contracts/payment-gateway.contract.ts";
import type { TokenRequest } from "../../server/payment-gateway.ts";
import { sandboxPaymentGateway } from "./sandbox-payment-gateway.ts";
import { findCharge } from "./sandbox-vault.ts";

let made: TestWorld;
beforeAll(async () => {
  made = await makeTestContext();
});
afterAll(() => made.close());

const CARDS = {
  captured: "4242424242424242",
  declined: "4000000000000002",
  "insufficient-funds": "4000000000009995",
  hold: "4000000000000259",
} as const;

function requestFor(outcome: keyof typeof CARDS | "bank-pending"): TokenRequest {
  if (outcome === "bank-pending")
    return { kind: "bank", routingNumber: "110000000", accountNumber: "000123456789" };
  const number = CARDS[outcome];
  return { kind: "card", number, expMonth: 12, expYear: 2035, cvc: "123", name: "R B", zipCode: "78701" };
}

describe("The embedded gateway", () => {
  checksPaymentGateway(() => ({
    gateway: sandboxPaymentGateway,
    ctx: made.ctx,
    async token(outcome) {
      if (outcome === "unknown") return "tok_00000000000000000000000000";
      const answer = await sandboxPaymentGateway.fields!.tokenize(made.ctx, requestFor(outcome));
      if (answer.kind === "refused") throw new Error(answer.message);
      return answer.token;
    },
    takenCents: async (key) => (await findCharge(made.ctx, key))?.amount_cents ?? 0,
  }));
});
