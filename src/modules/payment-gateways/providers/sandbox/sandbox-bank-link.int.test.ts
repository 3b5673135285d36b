import { afterAll, beforeAll, describe } from "vitest";
import { bankLinkContract } from "#tests/contracts/bank-link.contract.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { sandboxBankLink } from "./sandbox-bank-link.ts";
import { sandboxPaymentGateway } from "./sandbox-payment-gateway.ts";

let made: TestWorld;
beforeAll(async () => {
  made = await makeTestContext();
});
afterAll(() => made.close());

describe("The embedded bank", () => {
  bankLinkContract(() => ({
    provider: sandboxBankLink,
    ctx: made.ctx,
    async visit(linkToken, end) {
      const choice = { linkToken, institution: "First Harbor Bank", succeeds: end === "agrees" };
      const link = await sandboxPaymentGateway.fields?.finishBankLink(made.ctx, choice);
      return link?.publicToken ?? "";
    },
  }));
});
