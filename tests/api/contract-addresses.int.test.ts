import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addressesOf } from "#platform/server/http/endpoint.ts";
import { endpoints } from "#server/modules.ts";
import { makeComposedApp, OTHER_HOST, type ComposedApp } from "#tests/support/composed-app.ts";
import { beginToPreQualify } from "#tests/support/pre-qualify.ts";

/** The calls of the credit half whose addresses the product's contract names. */
const NAMED = [
  "POST /public/prequalification/sessions",
  "POST /public/prequalification/sessions/:id/passcode",
  "POST /public/prequalification/sessions/:id/passcode/verify",
  "POST /public/prequalification/sessions/:id/identity",
  "GET /public/prequalification/sessions/:id/questions",
  "POST /public/prequalification/sessions/:id/questions",
  "POST /public/prequalification/sessions/:id/continue",
  "GET /api/prequalification/status",
  "POST /public/pricing/estimate",
  "POST /api/pricing/personalized",
  "POST /public/pricing/lease",
  "GET /public/pricing/fees",
  "POST /api/commerce/orders/:orderNumber/promo",
  "POST /api/commerce/orders/:orderNumber/deal-type",
  "POST /public/trade-in",
  "PATCH /public/trade-in/:id",
  "GET /public/trade-in/:id",
  "POST /public/trade-in/:id/offer",
  "POST /public/trade-in/:id/payoff",
  "GET /public/trade-in/lenders",
  "GET /public/protection/products",
  "POST /public/protection/price",
  "GET /public/incentives",
  "GET /api/credit-applications/:orderNumber",
  "PUT /api/credit-applications/:orderNumber",
  "POST /api/credit-applications/:orderNumber/submit",
  "GET /api/lender-decisions/:orderNumber",
  "POST /api/lender-decisions/:orderNumber/accept",
  "POST /api/lender-decisions/:orderNumber/decline",
];

let app: ComposedApp;
beforeAll(async () => {
  app = await makeComposedApp();
}, 120_000);
afterAll(() => app.close());

test("Every address that the contract names is there", () => {
  const there = endpoints.flatMap((call) => addressesOf(call).map((path) => `${call.method} ${path}`));
  expect(NAMED.filter((named) => !there.includes(named))).toEqual([]);
  expect(new Set(there).size).toBe(there.length);
});

describe("A session to pre-qualify", () => {
  const at = (id: string, rest: string) => `/public/prequalification/sessions/${id}${rest}`;

  test("is led to its end by its id in the address", async () => {
    const { capability, code } = await beginToPreQualify(app.call, {
      lastName: "Rivers",
      phone: "5124217780",
    });
    const wrong = await app.call(at(capability, "/passcode/verify"), {
      method: "POST",
      body: { code: "000000" },
    });
    expect(wrong.status).toBe(400);
    const verified = await app.call(at(capability, "/passcode/verify"), { method: "POST", body: { code } });
    expect(verified.status).toBe(200);
    expect(await verified.json()).toMatchObject({ step: "result" });
  });

  test("is nobody else's, at no other store, and no other word is an id", async () => {
    const { capability } = await beginToPreQualify(app.call, { lastName: "Rivers", phone: "5124218780" });
    const continued = await app.call(at(capability, "/continue"), { method: "POST" });
    expect(continued.status).toBe(200);
    for (const [id, host] of [
      [capability, OTHER_HOST],
      [`${capability.split(".")[0]}.${"b".repeat(43)}`, undefined],
      ["session", undefined],
    ] as const) {
      const refused = await app.call(at(id, "/continue"), { method: "POST", ...(host && { host }) });
      expect(refused.status, id).toBe(404);
    }
  });
});

describe("A trade-in", () => {
  test("is described and read by the id that its start gave", async () => {
    const started = await app.call("/public/trade-in", { method: "POST", body: { startedFrom: "page" } });
    const { id, capability } = (await started.json()) as { id: string; capability: string };
    expect(id).toBe(capability);
    const said = await app.call(`/public/trade-in/${id}`, {
      method: "PATCH",
      body: { version: 1, miles: 41_000 },
    });
    expect(said.status).toBe(200);
    const read = await app.call(`/public/trade-in/${id}`);
    expect(await read.json()).toMatchObject({ miles: 41_000 });
    expect(read.headers.get("cache-control")).toContain("no-store");
    expect((await app.call(`/public/trade-in/${id}`, { host: OTHER_HOST })).status).toBe(404);
    expect((await app.call(`/public/trade-in/${id.split(".")[0]}.${"B".repeat(32)}`)).status).toBe(404);
    expect((await app.call("/public/trade-in/nothing")).status).toBe(404);
    // Words stand before ids.
    expect((await app.call("/public/trade-in/questions")).status).toBe(200);
  });

  test("finds its lender by the first letters", async () => {
    const found = await app.call("/public/trade-in/lenders?q=navy");
    expect(await found.json()).toEqual({ lenders: ["Navy Federal Credit Union"] });
    expect((await app.call("/public/trade-in/lenders")).status).toBe(400);
  });
});

test("Plans for a car are listed by its VIN, and priced as the menu prices them", async () => {
  const search = await app.call("/public/inventory/vehicles?condition=used&sort=price-asc");
  const { vehicles } = (await search.json()) as { vehicles: { id: string }[] };
  const vin = vehicles[0]?.id ?? "";
  const listed = await app.call(`/public/protection/products?vin=${vin}&zip=78701`);
  expect(listed.status).toBe(200);
  const body = { vehicle: vin, zip: "78701", deal: { type: "Finance" } };
  const priced = await app.call("/public/protection/price", { method: "POST", body });
  expect(await listed.json()).toEqual(await priced.json());
  expect((await app.call(`/public/protection/products?vin=${vin}`)).status).toBe(200);
  expect((await app.call("/public/protection/products?vin=nothing")).status).toBe(404);
});
