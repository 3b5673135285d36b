import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";
import { listAvailable, placeOrder } from "#tests/support/place-order.ts";

/** What deployers and black-box checks rely on, without reading the code. */
let app: ComposedApp;
let vehicles: string[];
beforeAll(async () => {
  app = await makeComposedApp();
  vehicles = await listAvailable(app.call);
}, 120_000);
afterAll(() => app.close());

const post = (address: string, body: object) => app.call(address, { method: "POST", body });
const json = async (address: string) => (await app.call(address)).json() as Promise<unknown>;

describe("The process", () => {
  it("says that it lives and that it is ready, for every host", async () => {
    const answer = await app.call("/health", { host: "any.example" });
    expect([answer.status, await answer.json()]).toEqual([200, { status: "ok" }]);
    expect((await app.call("/ready", { host: "any.example" })).status).toBe(200);
  });

  it("keeps a caller's correlation id in header and envelope", async () => {
    const headers = { "x-correlation-id": "caller-0001" };
    const answer = await app.call("/api/profile", { headers });
    expect(answer.headers.get("x-correlation-id")).toBe("caller-0001");
    expect(await answer.json()).toMatchObject({ code: "auth.required", correlationId: "caller-0001" });
  });
});

describe("The sandbox desk", () => {
  it("names every provider with its outcomes and inputs", async () => {
    const listed = (await json("/sandbox/api/scenarios")) as { provider: string; scenarios: unknown[] }[];
    expect(listed.length).toBeGreaterThan(3);
    for (const { provider, scenarios } of listed)
      expect({ provider, some: scenarios.length > 0 }).toEqual({ provider, some: true });
  });

  it("knows every event of the contract, and no order that does not exist", async () => {
    const events =
      "insurance.verified insurance.failed id.completed id.failed id.expired contract.ready contract.countersigned contract.cancelled verification.expired payment.captured payment.failed payment.returned appointment.confirmed order.cancelled order.offramp order.delivered";
    for (const event of events.split(" ")) {
      const answer = await post("/sandbox/api/orders/FC00000000000000/events", { event });
      expect({ event, status: answer.status }).toEqual({ event, status: 404 });
      expect(await answer.json()).toMatchObject({ code: "order.notFound" });
    }
    const unknown = await post("/sandbox/api/orders/FC00000000000000/events", { event: "nothing" });
    expect(unknown.status).toBe(400);
    expect(await unknown.json()).toMatchObject({ fields: { event: expect.any(String) as unknown } });
  });

  it("shows what was sent to one address, newest first, with the code in the text", async () => {
    const person = { firstName: "Ann", lastName: "Lee", phoneNumber: "5122345678" };
    const email = "ann.contract@example.com";
    const signUp = { ...person, email, password: "Harbor!Lights-42" };
    expect((await post("/public/identity/sign-up", signUp)).status).toBe(201);
    await post("/sandbox/api/clock", { advanceSeconds: 120 });
    expect((await post("/public/identity/resend", { email })).status).toBe(200);
    const messages = (await json(`/sandbox/api/messages?to=${email}`)) as Record<string, string>[];
    expect(messages).toHaveLength(2);
    expect(Object.keys(messages[0]!).toSorted()).toEqual(["channel", "sentAt", "subject", "text", "to"]);
    expect(messages[0]!["text"]).toMatch(/\b\d{6}\b/);
    expect(messages[0]!["sentAt"]! > messages[1]!["sentAt"]!).toBe(true);
  });

  it("moves the clock: holds end and the car is on sale again, tokens end", async () => {
    const headers = await app.signIn();
    const vehicleId = vehicles[0]!;
    await placeOrder(app.call, { headers, vehicleId, until: "draft" });
    const other = await app.signIn({ email: "second.buyer@example.com" });
    const take = { method: "POST", headers: other, body: { vehicleKey: vehicleId } };
    expect((await app.call("/api/commerce/orders", take)).status).toBe(409);
    const moved = await post("/sandbox/api/clock", { advanceSeconds: 86_400 });
    expect(moved.status).toBe(200);
    expect((await app.call("/api/profile", { headers })).status).toBe(401);
    const again = await app.signIn({ email: "second.buyer@example.com" });
    expect((await app.call("/api/commerce/orders", { ...take, headers: again })).status).toBe(201);
  });

  it("refuses a clock that goes backwards", async () => {
    for (const advanceSeconds of [-1, 0.5, "10", null]) {
      const answer = await post("/sandbox/api/clock", { advanceSeconds });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        fields: { advanceSeconds: expect.any(String) as unknown },
      });
    }
  });
});

describe("Unknown orders", () => {
  it("of any shape read alike", async () => {
    const headers = await app.signIn();
    const answers = await Promise.all(
      ["FC00000000000000", "x", "0", "a".repeat(60), "%F0%9F%9A%97"].map(async (number) => {
        const answer = await app.call(`/public/commerce/orders/${number}`, { headers });
        const { code, message } = (await answer.json()) as { code: string; message: string };
        return { status: answer.status, code, message };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, code: "order.notFound" });
    expect(answers[0]!.message).toMatch(/^Oops! We're having trouble locating your order\. Need Help\? Call/);
  });
});
