import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { checksPaymentGateway } from "#tests/contracts/payment-gateway.contract.ts";
import type { PaymentGateway } from "../../server/payment-gateway.ts";
import { createStripeGateway } from "./stripe-gateway.ts";
import { startStripeStub } from "#tests/vendors/stripe/stripe-stub.ts";

let stub: Awaited<ReturnType<typeof startStripeStub>>;
let gateway: PaymentGateway;
let now = new Date("2026-06-10T15:00:00Z");
const ctx = { tenantId: "sunlane", clock: { now: () => now } } as unknown as RequestContext;

beforeAll(async () => {
  stub = await startStripeStub();
  gateway = createStripeGateway({
    apiUrl: stub.url,
    secretKey: "rk_test_secret",
    publishableKey: "pk_test_1",
    cardCapture: "automatic",
    timeoutMs: 500,
    backoffMs: 1,
  });
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.interruptBy(undefined);
  stub.asked.length = 0;
  now = new Date("2026-06-10T15:00:00Z");
});

const TOKENS = {
  captured: "pm_ok",
  declined: "pm_declined",
  "insufficient-funds": "pm_poor",
  hold: "pm_hold",
  "bank-pending": "pm_bank",
  unknown: "pm_strange",
} as const;

const request = (key: string, token = "pm_ok") =>
  ({ key, token, amountCents: 50_000, method: "card", claimedAt: new Date("2026-06-10T15:00:00Z") }) as const;
const takenUnder = (key: string) =>
  [...stub.intents.values()].filter(({ metadata }) => metadata.payment_id === key);

describe("Stripe", () => {
  checksPaymentGateway(() => ({
    gateway,
    ctx,
    token: (outcome) => Promise.resolve(TOKENS[outcome]),
    takenCents: (key) => Promise.resolve(takenUnder(key).reduce((sum, { amount }) => sum + amount, 0)),
  }));

  it("gets the amount, our names, the key and the pinned version, and no card", async () => {
    await gateway.charge(ctx, request("pay_shape"));
    expect(stub.asked[0]).toMatchObject({
      path: "payment_intents",
      form: {
        amount: "50000",
        currency: "usd",
        confirm: "true",
        payment_method: "pm_ok",
        capture_method: "automatic",
        "metadata[payment_id]": "pay_shape",
        "metadata[tenant_id]": "sunlane",
      },
      headers: {
        authorization: "Bearer rk_test_secret",
        "idempotency-key": "pay_shape",
        "stripe-version": "2026-10-28.endive",
      },
    });
  });

  it("puts cards on hold where the retailer captures them by hand", async () => {
    const manual = createStripeGateway({
      apiUrl: stub.url,
      secretKey: "rk",
      publishableKey: "pk",
      cardCapture: "manual",
    });
    await manual.charge(ctx, request("pay_manual", "pm_hold"));
    expect(stub.asked[0]?.form["capture_method"]).toBe("manual");
  });

  it.each(["hang", "cut", "after"] as const)(
    "says that the outcome is unknown when every try ends in '%s', and charges once when asked again",
    async (trouble) => {
      const key = `pay_${trouble}`;
      stub.interruptBy(() => trouble);
      await expect(gateway.charge(ctx, request(key))).rejects.toMatchObject({ kind: "provider-unavailable" });
      expect(stub.asked.map(({ headers }) => headers["idempotency-key"])).toEqual([key, key, key]);
      stub.interruptBy(undefined);
      expect((await gateway.charge(ctx, request(key))).outcome).toBe("captured");
      expect(takenUnder(key)).toHaveLength(1);
    },
  );

  it.each([409, 429, 500, 503])("tries again after %i, under the same key", async (status) => {
    let turn = 0;
    stub.interruptBy(() => ((turn += 1) < 3 ? [status, { error: { type: "api_error" } }] : undefined));
    const key = `pay_${status}`;
    expect((await gateway.charge(ctx, request(key))).outcome).toBe("captured");
    expect(stub.asked).toHaveLength(3);
    expect(takenUnder(key)).toHaveLength(1);
  });

  it.each([401, 403])("concludes nothing from a %i: our key is wrong, not the card", async (status) => {
    stub.interruptBy(() => [status, { error: { type: "invalid_request_error" } }]);
    await expect(gateway.charge(ctx, request(`pay_${status}`))).rejects.toMatchObject({
      kind: "provider-unavailable",
    });
  });

  it("concludes nothing from a key that was used with other values", async () => {
    await gateway.charge(ctx, request("pay_reused"));
    await expect(gateway.charge(ctx, { ...request("pay_reused"), amountCents: 1 })).rejects.toMatchObject({
      kind: "provider-unavailable",
    });
  });

  it("looks for a charge instead of sending it again once the key may be forgotten", async () => {
    const charged = await gateway.charge(ctx, request("pay_old"));
    now = new Date("2026-06-11T15:00:00Z");
    stub.asked.length = 0;
    expect(await gateway.charge(ctx, request("pay_old"))).toEqual(charged);
    expect((await gateway.charge(ctx, request("pay_lost"))).outcome).toBe("canceled");
    expect(stub.asked.every(({ path }) => path.startsWith("payment_intents/search"))).toBe(true);
  });

  it("hands the buyer's browser what it needs when the bank asks the buyer", async () => {
    const answer = await gateway.charge(ctx, request("pay_action", "pm_action"));
    expect(answer).toMatchObject({ outcome: "action-required", clientAction: `${answer.ref}_secret` });
  });

  it("reads a dispute as money that went back", async () => {
    const { ref } = await gateway.charge(ctx, request("pay_disputed"));
    stub.intents.get(ref)!.latest_charge = { disputed: true };
    expect(await gateway.readCharge(ctx, { key: "pay_disputed", ref })).toMatchObject({
      outcome: "returned",
    });
  });

  it("charges a linked account by its customer", async () => {
    const token = await gateway.acceptBankAccount(ctx, { processorToken: "btok_1", key: "link_1" });
    expect(token).toBe("cus_1/ba_1");
    await gateway.charge(ctx, { ...request("pay_linked", token), method: "bank-linked" });
    expect(stub.asked.at(-1)?.form).toMatchObject({
      customer: "cus_1",
      payment_method: "ba_1",
      "allowed_payment_method_types[0]": "us_bank_account",
    });
  });

  it("never repeats the vendor's words", async () => {
    stub.interruptBy(() => [400, { error: { type: "invalid_request_error", message: "card 4242" } }]);
    expect(JSON.stringify(await gateway.charge(ctx, request("pay_words")))).not.toContain("4242");
  });
});
