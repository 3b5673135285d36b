import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEventReader } from "#platform/browser/http/read-event-stream.ts";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";
import { listAvailable, placeOrder, type PlacedOrder } from "#tests/support/place-order.ts";

/** An open tracker page over a real socket: what it hears, how soon, and that nothing of it is left behind. */
let app: ComposedApp;
let server: Awaited<ReturnType<ComposedApp["listen"]>>;
let headers: Record<string, string>;
let vehicles: string[];
let order: PlacedOrder;
beforeAll(async () => {
  app = await makeComposedApp();
  server = await app.listen();
  headers = await app.signIn();
  vehicles = await listAvailable(app.call);
  order = await placeOrder(app.call, { headers, vehicleId: vehicles[0]!, until: "submitted" });
}, 120_000);
afterAll(async () => {
  await server.close();
  await app.close();
});

const address = (orderNumber: string) => `http://localhost:${server.port}/api/progress/${orderNumber}/events`;
const play = (event: string) =>
  app.call(`/sandbox/api/orders/${order.orderNumber}/events`, { method: "POST", body: { event } });

async function follow(orderNumber: string) {
  const abort = new AbortController();
  const answer = await fetch(address(orderNumber), { headers, signal: abort.signal });
  const reader = answer.body!.getReader();
  const cut = createEventReader();
  const waiting: string[] = [];
  return {
    answer,
    /** The next event's name; `silence` when none comes in time. */
    async next(withinMs = 2_000): Promise<string> {
      const deadline = performance.now() + withinMs;
      while (waiting.length === 0) {
        const left = deadline - performance.now();
        const read = await Promise.race([
          reader.read(),
          new Promise<"late">((resolve) => setTimeout(() => resolve("late"), Math.max(0, left))),
        ]);
        if (read === "late") return "silence";
        if (read.done) return "closed";
        waiting.push(...cut(new TextDecoder().decode(read.value)).map(({ name }) => name));
      }
      return waiting.shift()!;
    },
    leave: () => abort.abort(),
  };
}

describe("An open tracker", () => {
  it.each(["insurance.verified", "id.completed", "order.offramp"])(
    "hears of %s within two seconds",
    async (event) => {
      const page = await follow(order.orderNumber);
      expect(page.answer.headers.get("content-type")).toContain("text/event-stream");
      expect(await page.next()).toBe("ready");
      expect((await play(event)).status).toBe(200);
      expect(await page.next()).toBe("changed");
      page.leave();
    },
  );

  it("hears nothing of another order, of a cart, or of a submission", async () => {
    const page = await follow(order.orderNumber);
    expect(await page.next()).toBe("ready");
    const told: string[] = [];
    const client = await app.database.owner.connect();
    client.on("notification", ({ payload }) => void told.push(payload ?? ""));
    await client.query("listen progress");
    await placeOrder(app.call, { headers, vehicleId: vehicles[1]!, until: "submitted" });
    await client.query("select 1");
    client.release(true);
    expect(told).toEqual([]);
    expect(await page.next(100)).toBe("silence");
    page.leave();
  });

  it("asks for a sign-in, for one's own order, and for a submitted one", async () => {
    expect((await fetch(address(order.orderNumber))).status).toBe(401);
    expect((await fetch(address("FC00000000000000"), { headers })).status).toBe(404);
    const draft = await placeOrder(app.call, { headers, vehicleId: vehicles[2]!, until: "draft" });
    const refused = await fetch(address(draft.orderNumber), { headers });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      409,
      "order.notSubmitted",
    ]);
  });

  it("is told when the process ends", async () => {
    const other = await app.again();
    const answer = await other.call(`/api/progress/${order.orderNumber}/events`, { headers });
    const text = answer.text();
    await other.close();
    expect(await text).toContain('event: end\ndata: {"reason":"closing"}');
  });
});
