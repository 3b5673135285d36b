import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { bankLinkContract } from "#tests/contracts/bank-link.contract.ts";
import { startVendorStub, type StubAnswer, type VendorStub } from "#tests/support/vendor-stub.ts";
import { createPlaidBankLink } from "./plaid-bank-link.ts";

const ctx = { tenantId: "sunlane" } as unknown as RequestContext;
let stub: VendorStub;

beforeAll(async () => {
  stub = await startVendorStub();
});
afterAll(() => stub.close());

const ANSWERS: Readonly<Record<string, object>> = {
  "/link/token/create": { link_token: "link-sandbox-1", expiration: "2026-06-10T19:00:00Z", request_id: "r" },
  "/item/public_token/exchange": { access_token: "access-sandbox-1", item_id: "item_1", request_id: "r" },
  "/accounts/get": {
    accounts: [
      { account_id: "a0", mask: "1111", name: "Card", type: "credit", subtype: "credit card" },
      { account_id: "a1", mask: "6789", name: "Checking", type: "depository", subtype: "checking" },
    ],
    item: { item_id: "item_1", institution_name: "First Platypus Bank" },
    request_id: "r",
  },
  "/processor/stripe/bank_account_token/create": { stripe_bank_account_token: "btok_1", request_id: "r" },
};
const documented = ({ path }: { path: string }): StubAnswer => ({ status: 200, body: ANSWERS[path] ?? {} });
const refusal = (type: string, code: string): StubAnswer => ({
  status: 400,
  body: { error_type: type, error_code: code, error_message: "Words of the vendor.", display_message: null },
});

const bankLink = (timeoutMs = 30_000) =>
  createPlaidBankLink({
    apiUrl: stub.url,
    clientId: "client",
    secret: "secret",
    clientName: "A retailer whose name is longer than thirty letters",
    timeoutMs,
    backoffMs: 1,
  });
const exchange = (publicToken = "public-sandbox-1", timeoutMs?: number) =>
  bankLink(timeoutMs).exchange(ctx, { publicToken, orderNumber: "FC1" });

describe("Plaid", () => {
  const seen = () => stub.asked.slice(from);
  let from = 0;
  beforeEach(() => {
    stub.answer(documented);
    from = stub.asked.length;
  });

  it("begins a link that names the order and nobody", async () => {
    expect(await bankLink().create(ctx, { orderNumber: "FC1" })).toEqual({
      kind: "plaid",
      linkToken: "link-sandbox-1",
    });
    expect(seen()[0]).toMatchObject({
      method: "POST",
      headers: { "plaid-client-id": "client", "plaid-secret": "secret", "plaid-version": "2020-09-14" },
      body: {
        client_name: "A retailer whose name is longe",
        user: { client_user_id: "sunlane-FC1" },
        products: ["auth"],
      },
    });
  });

  it("hands the linked account to the gateway by a processor token, and never asks for numbers", async () => {
    expect(await exchange()).toEqual({
      processorToken: "btok_1",
      vendorRef: "item_1",
      display: "bank:First Platypus Bank:6789",
    });
    expect(seen().map(({ path }) => path)).toEqual(Object.keys(ANSWERS).slice(1));
    expect(seen().at(-1)?.body).toEqual({ access_token: "access-sandbox-1", account_id: "a1" });
  });

  it("is no link when Plaid does not know the token, the bank has no account, or the token has no such shape", async () => {
    stub.answer(() => refusal("INVALID_INPUT", "INVALID_PUBLIC_TOKEN"));
    expect(await exchange()).toBeUndefined();
    stub.answer((request) =>
      request.path === "/accounts/get" ? refusal("ITEM_ERROR", "ITEM_LOGIN_REQUIRED") : documented(request),
    );
    expect(await exchange()).toBeUndefined();
    from = stub.asked.length;
    expect(await exchange("tok_1; drop")).toBeUndefined();
    expect(seen()).toEqual([]);
  });

  it.each([
    ["our keys are wrong", refusal("INVALID_INPUT", "INVALID_API_KEYS")],
    ["it is busy", { status: 503, body: "busy" }],
    ["it answers something else", { status: 200, body: { strange: true } }],
  ] as const)("cannot be asked when %s", async (_, answer) => {
    stub.answer(() => answer);
    await expect(exchange()).rejects.toMatchObject({ kind: "provider-unavailable" });
  });

  it("cannot be asked when it does not answer", async () => {
    stub.answer(() => "nothing");
    await expect(exchange("public-sandbox-1", 100)).rejects.toMatchObject({ kind: "provider-unavailable" });
  });
});

describe("A bank link by Plaid, as documented", () => {
  beforeEach(() => {
    const linked = new Set(["public-agreed"]);
    stub.answer((request) => {
      if (request.path !== "/item/public_token/exchange") return documented(request);
      const { public_token: token } = request.body as { public_token: string };
      return linked.has(token) ? documented(request) : refusal("INVALID_INPUT", "INVALID_PUBLIC_TOKEN");
    });
  });
  bankLinkContract(() => ({
    provider: bankLink(),
    ctx,
    // Who leaves Plaid's window comes back with nothing.
    visit: (_linkToken, end) => Promise.resolve(end === "agrees" ? "public-agreed" : ""),
  }));
});
