import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "#server/modules.ts";
import { DEMO_HOST, makeComposedApp, OTHER_HOST, type ComposedApp } from "#tests/support/composed-app.ts";
import { listAvailable, ORDER_BUYER, placeOrder, type PlacedOrder } from "#tests/support/place-order.ts";
import { SIGNATURE, UPLOAD } from "./isolation-bodies.ts";

/** OP-23 from outside: what somebody with an order capability may do, and everything they may not. */
let app: ComposedApp;
let order: PlacedOrder;
let owner: Record<string, string>;

const HEADER = "x-order-capability";
const DAY = 86_400;

beforeAll(async () => {
  app = await makeComposedApp();
  owner = await app.signIn();
  const [vehicleId] = await listAvailable(app.call);
  order = await placeOrder(app.call, { headers: owner, vehicleId: vehicleId!, until: "submitted" });
  for (const type of ["DriversLicense", "InsuranceCard"]) {
    await app.call(`/api/documents/deals/${order.dealId}/documents/${type}`, {
      ...UPLOAD,
      method: "PUT",
      headers: { ...UPLOAD.headers, ...owner },
    });
  }
  const body = { event: "contract.ready" };
  await app.call(`/sandbox/api/orders/${order.orderNumber}/events`, { method: "POST", body });
}, 120_000);
afterAll(() => app.close());

const verify = (body: object, host = DEMO_HOST) =>
  app.call("/public/contracting/verify-signer", { method: "POST", body, host });
const byDeal = (dealId: string, lastName = ORDER_BUYER.lastName) => ({
  method: "DEAL_XG_ID",
  dealId,
  lastName,
});
const byPhone = (phone: string, lastName = ORDER_BUYER.lastName) => ({ method: "PHONE", phone, lastName });

async function capabilityOf(body: object = byDeal(order.orderNumber)): Promise<string> {
  const response = await verify(body);
  expect(response.status).toBe(200);
  return ((await response.json()) as { capability: string }).capability;
}
const ask = (token: string, { path = "/public/progress/signer", method = "GET", ...more } = {}) =>
  app.call(path, { method, ...more, headers: { [HEADER]: token } });
const moveClock = (advanceSeconds: number) =>
  app.call("/sandbox/api/clock", { method: "POST", body: { advanceSeconds } });

async function answerOf(response: Promise<Response>) {
  const { status, headers } = await response;
  const { correlationId: _, ...envelope } = (await (await response).json()) as Record<string, unknown>;
  return { status, type: headers.get("content-type"), envelope };
}

describe("A signer is recognized", () => {
  it("by any name of the deal, or the cell phone, with the last name however it is written", async () => {
    for (const claim of [
      byDeal(order.orderNumber),
      byDeal(order.dealId.toLowerCase(), " BUYER "),
      byPhone("(512) 234-5678", "buyer"),
      { ...byPhone("+1 512 234 5678"), phoneType: "CELL_PHONE" },
    ]) {
      const response = await verify(claim);
      expect(await response.json()).toEqual({
        capability: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/u),
        expiresInSeconds: 1800,
        proof: "knowledge",
      });
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  it("never without the last name, nor by an unknown method", async () => {
    for (const body of [
      { method: "DEAL_XG_ID", dealId: order.orderNumber },
      { method: "PHONE", phone: ORDER_BUYER.phone, lastName: "" },
      { method: "EMAIL", email: ORDER_BUYER.email },
      { method: "PASSWORD", email: ORDER_BUYER.email },
      { ...byPhone(ORDER_BUYER.phone), phoneType: "LANDLINE" },
      {},
    ]) {
      expect((await verify(body)).status).toBe(400);
    }
  });

  it("or gets the one answer for whatever was wrong, in another store too", async () => {
    const wrong = [
      byDeal(order.orderNumber, "Smith"),
      byDeal("FC00000000000000"),
      byPhone(ORDER_BUYER.phone, "Smith"),
      byPhone("5125550199"),
      { method: "EMAIL", email: ORDER_BUYER.email, code: "000000" },
      { method: "EMAIL", email: "nobody@example.com", code: "000000" },
    ];
    for (const body of wrong) {
      expect(await answerOf(verify(body))).toEqual({
        status: 400,
        type: "application/json; charset=utf-8",
        envelope: { code: "signer.incorrect", message: "The last name or email you entered is incorrect." },
      });
    }
    expect((await answerOf(verify(byDeal(order.orderNumber), OTHER_HOST))).envelope["code"]).toBe(
      "signer.incorrect",
    );
  });

  it("is told nothing by asking for a passcode", async () => {
    const codeFor = (email: string) =>
      answerOf(app.call("/public/contracting/verify-signer/code", { method: "POST", body: { email } }));
    expect(await codeFor(ORDER_BUYER.email)).toEqual(await codeFor("nobody@example.com"));
  });

  it("is locked after five tries for 30 minutes, known or unknown, right or wrong", async () => {
    await moveClock(1800);
    for (const dealId of [order.dealId, "FC1111111111111H"]) {
      for (let tries = 0; tries < 5; tries += 1)
        expect((await verify(byDeal(dealId, "Smith"))).status).toBe(400);
      const locked = await verify(byDeal(dealId));
      expect(locked.status).toBe(429);
      expect(await locked.json()).toMatchObject({
        code: "signer.attemptsExceeded",
        message: "Too many attempts. Please try again in 30 minutes.",
      });
    }
    await moveClock(1800);
    expect((await verify(byDeal(order.dealId))).status).toBe(200);
  });

  it("by at most five of a hundred guesses at once", async () => {
    const guesses = Array.from({ length: 100 }, () => verify(byPhone("5125550123", "Guess")));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(95);
  });
});

describe("A capability", () => {
  it("shows status, steps, the car's name and a first name, and nothing else", async () => {
    const response = await ask(await capabilityOf());
    expect(response.status).toBe(200);
    const text = await response.text();
    const view = JSON.parse(text) as Record<string, unknown>;
    expect(Object.keys(view).toSorted()).toEqual(
      [
        "expiresAt",
        "firstName",
        "mayOpenContract",
        "signing",
        "stateLabel",
        "steps",
        "timeZone",
        "vehicle",
      ].toSorted(),
    );
    expect(view).toMatchObject({ firstName: "Avery", signing: "READY", mayOpenContract: false });
    for (const { label, status, statusLabel, ...more } of view["steps"] as Record<string, string>[]) {
      expect([label, status, statusLabel]).not.toContain(undefined);
      expect(more).toEqual({});
    }
    const secrets = [
      order.orderNumber,
      order.dealId,
      ORDER_BUYER.email,
      ORDER_BUYER.phone,
      "Buyer",
      "Cents",
      "Main Street",
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it("opens no contract while only knowledge was proved", async () => {
    const token = await capabilityOf();
    const consent = { packageId: "con_none", consent: true, consentVersion: 2 };
    for (const call of [
      { path: "/public/contracting/signer/session" },
      { path: "/public/contracting/signer/started", method: "POST" },
      { path: "/public/contracting/signer/files/contract" },
      { path: "/public/contracting/signer/consent", method: "POST", body: consent },
      { path: "/public/contracting/signer/page", method: "POST" },
      { path: "/public/contracting/signer/sign", method: "POST", body: SIGNATURE },
    ]) {
      expect(await answerOf(ask(token, call))).toMatchObject({
        status: 403,
        envelope: { code: "signer.codeNeeded" },
      });
    }
  });

  it("is refused by every other call of the product, public ones included", async () => {
    const token = await capabilityOf();
    const own = endpoints.filter(({ access }) => access === "order-capability");
    expect(own).toHaveLength(7);
    const others = endpoints.filter(
      ({ access }) => !["order-capability", "own-credentials"].includes(access),
    );
    for (const { method, path } of others) {
      for (const name of [order.orderNumber, order.dealId]) {
        const address = path.replaceAll(/:\w+/gu, name);
        const call = method === "GET" ? {} : { body: {} };
        const { status } = await app.call(address, { method, ...call, headers: { [HEADER]: token } });
        expect({ method, path, status }).toEqual({ method, path, status: 401 });
      }
    }
  });

  it("is asked for by its own calls: neither nobody nor the owner's account gets in", async () => {
    owner = await app.signIn();
    for (const { method, path } of endpoints.filter(({ access }) => access === "order-capability")) {
      for (const headers of [{}, owner]) {
        expect((await app.call(path, { method, headers: headers as Record<string, string> })).status).toBe(
          401,
        );
      }
    }
  });

  it("is no account token, and an account token is no capability", async () => {
    const token = await capabilityOf();
    owner = await app.signIn();
    const access = owner["authorization"]!.slice("Bearer ".length);
    const asBearer = { authorization: `Bearer ${token}` };
    const path = `/public/commerce/orders/${order.orderNumber}`;
    expect((await app.call(path, { headers: owner })).status).toBe(200);
    expect((await app.call(path, { headers: asBearer })).status).toBe(401);
    expect((await app.call(path, { headers: { ...owner, "x-id-token": token } })).status).toBe(401);
    expect((await app.call(path, { headers: { ...owner, [HEADER]: token } })).status).toBe(401);
    for (const foreign of [access, owner["x-id-token"]!]) expect((await ask(foreign)).status).toBe(401);
  });

  it("cannot be forged, changed, or taken to another store or order", async () => {
    const token = await capabilityOf();
    const [head, body, signature] = token.split(".") as [string, string, string];
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const header = JSON.parse(Buffer.from(head, "base64url").toString()) as { kid: string };
    const claims = JSON.parse(Buffer.from(body, "base64url").toString()) as Record<string, unknown>;
    const other = encode({ ...claims, sub: "ord_other" });
    const jwks = await (await app.call("/.well-known/jwks.json")).text();
    const confused = `${encode({ ...header, alg: "HS256" })}.${body}`;
    const mac = createHmac("sha256", jwks).update(confused).digest("base64url");
    const forged = [
      `${head}.${other}.${signature}`,
      `${head}.${encode({ ...claims, proof: "code" })}.${signature}`,
      `${head}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
      `${encode({ ...header, alg: "none" })}.${body}.`,
      `${confused}.${mac}`,
      `${encode({ ...header, kid: "unknown" })}.${body}.${signature}`,
      `${encode({ ...header, jwk: { kty: "OKP" } })}.${body}.${signature}`,
      `${head}.${body}`,
      "",
      "x",
      "a.b.c",
      "x".repeat(1_000_000),
    ];
    for (const attempt of forged) {
      const { status } = await ask(attempt);
      expect({ attempt: attempt.slice(0, 40), status }).toMatchObject({ status: 401 });
    }
    const elsewhere = await app.call("/public/progress/signer", {
      host: OTHER_HOST,
      headers: { [HEADER]: token },
    });
    expect(elsewhere.status).toBe(401);
    expect((await ask(token)).status).toBe(200);
  });

  it("ends after half an hour", async () => {
    const token = await capabilityOf();
    await moveClock(1700);
    expect((await ask(token)).status).toBe(200);
    await moveClock(200);
    expect((await ask(token)).status).toBe(401);
    await moveClock(DAY);
    expect(app.errors).toEqual([]);
  });
});
