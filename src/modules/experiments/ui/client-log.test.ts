import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { routeOf } from "../domain/client-event-parts.ts";
import { ClientEventSchema } from "../domain/client-event-schema.ts";
import { anyPath } from "#tests/support/any-letter.ts";
import { startClientLog } from "./client-log.ts";

const CORRELATION = "0123456789abcdef0123456789abcdef";

function world(answer: () => Promise<Response> = () => Promise.resolve(new Response("{}"))) {
  const listeners = new Map<string, (event: object) => void>();
  const sent: { events: unknown[] }[] = [];
  const timers: (() => void)[] = [];
  const page = {
    location: { href: "https://cars.example.com/deals/FC123", pathname: "/deals/FC123" },
    addEventListener: (name: string, run: (event: object) => void) => void listeners.set(name, run),
    fetch: answer as typeof fetch,
  };
  startClientLog({
    window: page as never,
    now: () => 5,
    send: (body) => void sent.push(JSON.parse(body) as { events: unknown[] }),
    later: (run) => timers.push(run),
  });
  return { page, sent, hear: (name: string, event: object) => listeners.get(name)?.(event), timers };
}

describe("enhanced logging in the browser (FLG-10)", () => {
  it("tells a call's route, status and correlation id", async () => {
    const { page, sent, timers } = world();
    await page.fetch("/api/commerce/orders/FC7K?name=Nora", { headers: { "x-correlation-id": CORRELATION } });
    timers.forEach((run) => run());
    expect(sent).toEqual([
      {
        events: [
          {
            kind: "call",
            route: "/api/commerce/orders/:id",
            status: 200,
            durationMs: 0,
            correlationId: CORRELATION,
          },
        ],
      },
    ]);
  });

  it("leaves calls to others and its own alone, and passes failures on", async () => {
    const { page, sent, hear } = world(() => Promise.reject(new TypeError("offline")));
    await expect(page.fetch("https://elsewhere.example.com/other")).rejects.toThrow("offline");
    await expect(page.fetch("/public/client-events")).rejects.toThrow("offline");
    await expect(page.fetch("/public/geo/zip/78701")).rejects.toThrow("offline");
    hear("pagehide", {});
    expect(sent.flatMap(({ events }) => events)).toEqual([
      { kind: "call", route: "/public/geo/zip/:id", status: 0, durationMs: 0 },
    ]);
  });

  it("tells an error's name and never its message", () => {
    const { sent, hear } = world();
    hear("error", { error: new TypeError("Nora O'Neil, 512-555-0100") });
    hear("unhandledrejection", { reason: "nora@example.com" });
    hear("pagehide", {});
    expect(JSON.stringify(sent)).not.toMatch(/nora|512-?555|555-?0100/iu);
    expect(sent[0]?.events).toEqual([
      { kind: "error", route: "/deals/:id", error: "TypeError" },
      { kind: "rejection", route: "/deals/:id" },
    ]);
  });

  it("sends in batches", async () => {
    const { page, sent } = world();
    for (let at = 0; at < 120; at += 1) await page.fetch("/api/profile");
    expect(sent.map(({ events }) => events.length)).toEqual([50, 50]);
  });

  it("makes routes that the server accepts and that hold no digit, capital, space or @", () => {
    const secret = fc.constantFrom("FC7K2", "nora@example.com", "Nora", "1HGCM82633A004352", "%20x", "78701");
    fc.assert(
      fc.property(fc.array(fc.oneof(secret, anyPath, fc.string())), (parts) => {
        const route = routeOf(`/${parts.join("/")}`);
        expect(v.is(ClientEventSchema, { kind: "call", route })).toBe(true);
        expect(route).not.toMatch(/[\dA-Z@ %]/u);
      }),
    );
  });
});
