import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contractingEndpoints } from "#modules/contracting/http.ts";
import { documentsEndpoints } from "#modules/documents/http.ts";
import { fulfillmentEndpoints } from "#modules/fulfillment/http.ts";
import { idVerificationEndpoints } from "#modules/id-verification/http.ts";
import { insuranceEndpoints } from "#modules/insurance/http.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";
import { bankLinkEndpoints } from "#modules/payment-gateways/http.ts";
import { paymentsEndpoints } from "#modules/payments/http.ts";
import { STEPS } from "#server/steps.ts";
import { progressTrackerEndpoints } from "#modules/progress-tracker/http.ts";
import { callEndpoint } from "#platform/server/http/call-endpoint.ts";
import type { Endpoint } from "#platform/server/http/endpoint.ts";
import {
  freshPng,
  makeTrackerWorld,
  type TrackerTestContext,
  type TrackerWorld,
  upload,
} from "#tests/support/tracker-world.ts";

const endpoints = [
  ...insuranceEndpoints,
  ...idVerificationEndpoints,
  ...documentsEndpoints,
  ...contractingEndpoints,
  ...paymentsEndpoints,
  ...bankLinkEndpoints,
  ...fulfillmentEndpoints,
  ...progressTrackerEndpoints(STEPS),
] as readonly Endpoint<TrackerTestContext>[];

const TOKEN = `tok_${"0".repeat(26)}`;

/** What a valid caller would send: one row a route that belongs to an order. A new route needs a row. */
const BODIES: Readonly<Record<string, (order: OrderView) => object | null>> = {
  "GET /public/insurance-verification/progress/:orderNumber": () => null,
  "POST /public/insurance-verification/consent": ({ orderNumber }) => ({
    orderNumber,
    termsVersion: 1,
    consentLanguage: "en",
  }),
  "POST /public/insurance-verification/session": ({ orderNumber }) => ({ orderNumber }),
  "POST /public/insurance-verification/policy": ({ orderNumber }) => ({ orderNumber, pullId: "X" }),
  "POST /public/insurance-verification/policy/error": ({ orderNumber }) => ({ orderNumber, error: "closed" }),
  "POST /public/insurance-verification/skip": ({ orderNumber }) => ({ orderNumber }),
  "GET /public/id-verification/doc-verification/consumer": () => null,
  "POST /public/id-verification/doc-verification/link": ({ orderNumber }) => ({
    orderNumber,
    phone: "5122345678",
  }),
  "POST /public/id-verification/doc-verification/here": ({ orderNumber }) => ({ orderNumber }),
  "GET /api/documents/deals/:dealId/documents": () => null,
  "GET /api/documents/packages/deals/:dealId": () => null,
  "GET /api/documents/packages/deals/reference/:dealId/status": () => null,
  "PUT /api/documents/deals/:dealId/documents/:documentType": () => null,
  "GET /api/documents/deals/:dealId/documents/:documentId": () => null,
  "GET /api/documents/deals/:dealId/documents/:documentId/thumbnail": () => null,
  "DELETE /api/documents/deals/:dealId/documents/:documentId": () => null,
  "GET /api/contracting/signing/:orderNumber/readiness": () => null,
  "GET /api/contracting/signing/:orderNumber/status": () => null,
  "POST /api/contracting/signing/:orderNumber/started": () => null,
  "GET /api/contracting/signing/:orderNumber/session": () => null,
  "GET /api/contracting/signing/:orderNumber/files/:name": () => null,
  "POST /api/contracting/signing/:orderNumber/consent": () => ({
    packageId: "con_none",
    consent: true,
    consentVersion: 2,
  }),
  "POST /api/contracting/signing/:orderNumber/page": () => null,
  "POST /api/contracting/signing/:orderNumber/sign": () => ({
    packageId: "con_none",
    documentHash: "0".repeat(64),
    name: "Robin Buyer",
    initials: "RB",
    mark: { kind: "typed" },
    fields: [],
  }),
  "GET /api/payments/:orderNumber": () => null,
  "GET /api/payments/:orderNumber/invoice": () => null,
  "POST /api/payments/:orderNumber/card": () => ({ token: TOKEN }),
  "POST /api/payments/:orderNumber/bank": () => ({ token: TOKEN }),
  "POST /api/payments/:orderNumber/deposit": () => ({ token: TOKEN }),
  "POST /api/payments/:orderNumber/wallet/verify": () => ({ validationUrl: "https://wallet.test/" }),
  "POST /api/payments/:orderNumber/bank/link-token": () => null,
  "POST /api/payments/:orderNumber/bank/exchange": () => ({ publicToken: TOKEN }),
  "GET /api/fulfillment/:orderNumber/calendar": () => null,
  "GET /api/fulfillment/:orderNumber/slots": () => null,
  "GET /api/fulfillment/:orderNumber": () => null,
  "PUT /api/fulfillment/:orderNumber": () => ({ option: "PICKUP", slot: { date: "2026-06-12", hour: 9 } }),
  "DELETE /api/fulfillment/:orderNumber": () => null,
  "GET /api/progress/:orderNumber": () => null,
  "GET /api/progress/:orderNumber/events": () => null,
};

let world: TrackerWorld;
let order: OrderView;
let documentId: string;
beforeAll(async () => {
  world = await makeTrackerWorld();
  order = await world.submittedOrder();
  const files = [{ name: "license.png", bytes: freshPng() }];
  const [document] = await upload(world.ctx, { dealId: order.deal.dealId, type: "DriversLicense", files });
  documentId = document!.id!;
});
afterAll(() => world.close());

const nameOf = (endpoint: Endpoint<TrackerTestContext>) => `${endpoint.method} ${endpoint.path}`;
/** Looks for the caller's own newest order and names none. */
const OF_THE_ACCOUNT = "/api/contracting/order-to-sign";
const guarded = endpoints.filter(({ access, path }) => access === "account" && path !== OF_THE_ACCOUNT);

function call(endpoint: Endpoint<TrackerTestContext>, ctx: TrackerTestContext, target = order) {
  const params = {
    orderNumber: target.orderNumber,
    dealId: target.deal.dealId,
    documentId,
    documentType: "DriversLicense",
    name: "purchase-agreement",
  };
  const own = Object.fromEntries(
    Object.entries(params).filter(([name]) => endpoint.path.includes(`:${name}`)),
  );
  const query = endpoint.query ? `?orderId=${target.orderNumber}` : "";
  const body = BODIES[nameOf(endpoint)]?.(target);
  const init = {
    method: endpoint.method,
    ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  };
  const isExcludeOnly = endpoint.path.endsWith("/documents");
  const request = new Request(`http://test/x${isExcludeOnly ? "?excludeSystem=true" : query}`, init);
  return callEndpoint(endpoint, ctx, { request, params: own });
}

describe("Whose order it is", () => {
  it("has a row for every route", () => {
    expect(guarded.map(nameOf).toSorted()).toEqual(Object.keys(BODIES).toSorted());
  });

  it.each(guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", async (_name, endpoint) => {
    const outsiders: [string, TrackerTestContext][] = [
      ["another buyer", world.as("acc_other")],
      ["the same account at another retailer", world.otherTenantCtx],
      ["a worker without an order of its own", world.system],
    ];
    for (const [who, ctx] of outsiders) {
      const kind = ctx.actor.kind === "account" ? "not-found" : "unauthenticated";
      await expect(call(endpoint, ctx), who).rejects.toMatchObject({ kind });
    }
    const anonymous: TrackerTestContext = { ...world.ctx, actor: { kind: "anonymous" } };
    await expect(call(endpoint, anonymous), "nobody").rejects.toMatchObject({ kind: "unauthenticated" });
    const unknown = { ...order, orderNumber: "NOSUCHORDER", deal: { ...order.deal, dealId: "nosuchdeal" } };
    await expect(call(endpoint, world.ctx, unknown), "unknown").rejects.toMatchObject({ kind: "not-found" });
  });

  it("another order of the same buyer does not open the first one's document", async () => {
    const other = await world.submittedOrder();
    const download = endpoints.find(
      (endpoint) => endpoint.method === "GET" && endpoint.path.endsWith("/:documentId"),
    )!;
    await expect(call(download, world.ctx, other)).rejects.toMatchObject({ kind: "not-found" });
  });
});

describe("What the schemas promise", () => {
  it.each(["/api/progress/:orderNumber", "/api/payments/:orderNumber", "/api/fulfillment/:orderNumber"])(
    "GET %s answers what its schema says",
    async (path) => {
      const endpoint = endpoints.find((one) => one.method === "GET" && one.path === path)!;
      const body: unknown = await (await call(endpoint, world.ctx)).json();
      const { parse } = await import("valibot");
      expect(parse(endpoint.response!, body)).toEqual(body);
    },
  );
});
