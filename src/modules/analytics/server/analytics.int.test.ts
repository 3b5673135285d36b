import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PERSONAL_DATA } from "#tests/support/personal-data.ts";
import { makeTestContext, type TestContext, type TestWorld } from "#tests/support/test-context.ts";
import { whenDue } from "#tests/support/when-due.ts";
import { alertFingerprint } from "../domain/alert-fingerprint.ts";
import { analyticsEndpoints } from "../http.ts";
import type { AnalyticsContext } from "./analytics-context.ts";
import { alertTexts } from "./alert-texts.ts";
import { deleteOldEvents, olderEvents } from "./delete-old-events.ts";
import { EventBuffer } from "./event-buffer.ts";
import { recordEvents } from "./record-events.ts";
import { storeEvents } from "./store-events.ts";

const SESSION = "0123456789abcdef0123456789abcdef";
const OOPS = "Oops! Please call {phone}";
const page = { kind: "page", path: "/search", query: ["make"], view: 375, language: "en", status: 200 };

let world: TestWorld;
let ctx: AnalyticsContext;
let other: AnalyticsContext;
beforeAll(async () => {
  world = await makeTestContext();
  const analytics = { buffer: new EventBuffer(), alertTexts: alertTexts([{ "a.b": OOPS }]) };
  const withPorts = (plain: TestContext): AnalyticsContext => ({ ...plain, analytics });
  ctx = withPorts(world.ctx);
  other = withPorts(world.otherTenantCtx);
});
afterAll(() => world.close());

async function rows(asked: AnalyticsContext = ctx) {
  await storeEvents(asked);
  return asked.db.transaction(async (trx) => ({
    events: await trx.selectFrom("analytics_event").selectAll().orderBy("kind", "desc").execute(),
    days: await trx.selectFrom("analytics_day").selectAll().execute(),
  }));
}

async function forget(): Promise<void> {
  await rows();
  await world.database.owner.query("delete from analytics_event; delete from analytics_day");
}

/** Calls an endpoint as the shell does. */
async function call(method: string, input: { url: string; headers?: object; body?: unknown }) {
  const path = input.url.split("?", 1)[0];
  const found = analyticsEndpoints.find((one) => one.method === method && one.path === path);
  const request = new Request(`http://localhost${input.url}`, { headers: { ...input.headers } });
  const answer = await found!.handle(ctx as never, { request, body: input.body } as never);
  return answer as Response;
}

describe("What is stored", () => {
  test("is the event, the day's count and nobody's name", async () => {
    await forget();
    const alert = {
      kind: "alert",
      path: "/cart",
      type: "error",
      severity: "error",
      id: alertFingerprint("Oops! Please call (512) 234-5678"),
    };
    const sender = { session: SESSION, user: SESSION, order: SESSION, mqStatus: "mq_approved" };
    expect(recordEvents(ctx, { sender, events: [page, page, alert] })).toBe(3);
    const { events, days } = await rows();
    expect(events.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      "page /search",
      "page /search",
      "alert /cart",
    ]);
    expect(events[2]?.detail).toMatchObject({ message: OOPS, type: "error", mqStatus: "mq_approved" });
    expect(JSON.stringify(events)).not.toContain(SESSION);
    expect(events[0]?.user_hash).not.toBe(events[0]?.order_hash);
    expect(days.map(({ kind, name, seen }) => `${kind} ${name} ${seen}`).toSorted()).toEqual([
      `alert ${OOPS} 1`,
      "page /search 2",
    ]);
    recordEvents(ctx, { sender, events: [page] });
    expect((await rows()).days.find(({ kind }) => kind === "page")?.seen).toBe(3);
  });

  test("holds no personal data, whichever field of whichever event it came in", async () => {
    await forget();
    const kinds = ["page", "alert", "error", "script-error", "calls", "exposure"];
    const fields =
      "path query view language status vin type id severity name message ids experiment variant x".split(" ");
    for (const datum of PERSONAL_DATA) {
      const events = kinds.flatMap((kind) =>
        fields.map((field) => ({
          ...page,
          kind,
          type: "error",
          severity: "error",
          id: "0badcafe",
          [field]: datum,
        })),
      );
      for (let at = 0; at < events.length; at += 40) {
        const sender = {
          session: SESSION,
          user: datum,
          order: datum,
          mqStatus: datum,
          tenantTrafficSource: datum,
          name: datum,
        };
        recordEvents(ctx, { sender, events: events.slice(at, at + 40) });
        world.clock.advance({ minutes: 1 });
      }
      const question = new URLSearchParams({
        ...page,
        query: datum,
        session: SESSION,
        vin: datum,
        email: datum,
        view: datum,
        status: datum,
        path: `/${datum}`,
      });
      await call("GET", { url: `/images/tp.gif?${question}` });
    }
    const stored = await rows();
    expect(stored.events.length).toBeGreaterThan(PERSONAL_DATA.length * 20);
    const text = JSON.stringify(stored).toLowerCase();
    for (const datum of PERSONAL_DATA) expect(text).not.toContain(datum.toLowerCase());
  });

  test("belongs to its retailer", async () => {
    await forget();
    recordEvents(ctx, { sender: { session: SESSION }, events: [page] });
    expect((await rows(other)).events).toEqual([]);
    expect((await rows()).events).toHaveLength(1);
  });

  test("goes after the retailer's days; the counts stay", async () => {
    await forget();
    recordEvents(ctx, { sender: { session: SESSION }, events: [page] });
    await rows();
    world.clock.advance({ days: 89 });
    expect(await whenDue(world.database, ctx, { run: deleteOldEvents, due: olderEvents })).toBe(0);
    world.clock.advance({ days: 2 });
    expect(await whenDue(world.database, ctx, { run: deleteOldEvents, due: olderEvents })).toBe(1);
    const { events, days } = await rows();
    expect([events.length, days.length]).toEqual([0, 1]);
  });
});

describe("The beacon's address", () => {
  test("answers a picture and counts the page", async () => {
    await forget();
    const answer = await call("GET", {
      url: `/images/tp.gif?session=${SESSION}&path=/vehicles/WP0AA2A92VS487014&query=make,q&view=768&language=es&status=404&vin=WP0AA2A92VS487014`,
    });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/gif"]);
    const { events } = await rows();
    expect(events[0]).toMatchObject({
      kind: "page",
      path: "/vehicles/:id",
      detail: { query: ["make", "q"], view: 768, language: "es", status: 404, vin: "WP0AA2A92VS" },
    });
  });

  test.each([{ "sec-gpc": "1" }, { dnt: "1" }])(
    "counts nothing for a browser that says %j",
    async (headers) => {
      await forget();
      await call("GET", { url: `/images/tp.gif?session=${SESSION}&path=/`, headers });
      const body = { session: SESSION, events: [page] };
      expect((await call("POST", { url: "/images/tp.gif", headers, body })).status).toBe(204);
      expect((await rows()).events).toEqual([]);
    },
  );

  test("drops what one session sends beyond 600 in a minute, without a word", async () => {
    await forget();
    const body = { session: SESSION, events: Array.from({ length: 60 }, () => page) };
    world.clock.advance({ minutes: 1 });
    for (let batch = 0; batch < 12; batch += 1)
      expect((await call("POST", { url: "/images/tp.gif", body })).status).toBe(204);
    expect((await rows()).events).toHaveLength(600);
    world.clock.advance({ minutes: 1 });
    await call("POST", { url: "/images/tp.gif", body });
    expect((await rows()).events).toHaveLength(660);
  });
});
