import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LogFields } from "#platform/server/context/log.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { makeTestContext, type TestWorld } from "#tests/support/test-context.ts";
import { datafileOf } from "./domain/datafile.ts";
import { ClientEventSchema } from "./domain/client-event-schema.ts";
import { openFlagRuntime } from "./server/flag-runtime.ts";
import { logClientEvents } from "./server/log-client-events.ts";

describe("client events (FLG-10)", () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await makeTestContext();
  });
  afterAll(() => world.close());

  async function ctxWith(isOn: boolean, address: string) {
    const lines: LogFields[] = [];
    const tenant = { ...world.ctx.tenant, flags: { ...world.ctx.tenant.flags, enhanced_logging: isOn } };
    const runtime = await openFlagRuntime({
      domain: `test-${address}`,
      find: () => datafileOf(tenant),
      log: silentLog,
    });
    const log = {
      ...silentLog,
      info: (_message: string, fields?: LogFields) => void lines.push(fields ?? {}),
    };
    const caller = { address, userAgent: "", origin: "http://localhost" };
    return { lines, ctx: { ...world.ctx, tenant, log, caller, flags: runtime.of(world.ctx) } };
  }

  const events = [
    { kind: "call", route: "/api/profile", status: 200, durationMs: 12, correlationId: "0".repeat(32) },
    { kind: "error", route: "/deals/:id", error: "TypeError" },
  ] as const;

  it("reach the log with their correlation ids while the flag is on", async () => {
    const { ctx, lines } = await ctxWith(true, "10.0.0.1");
    expect(await logClientEvents(ctx, { events })).toEqual({ kept: 2 });
    expect(lines).toEqual([
      { ...events[0], tenantId: ctx.tenantId },
      { ...events[1], correlationId: ctx.correlationId, tenantId: ctx.tenantId },
    ]);
  });

  it("are dropped while it is off", async () => {
    const { ctx, lines } = await ctxWith(false, "10.0.0.2");
    expect(await logClientEvents(ctx, { events })).toEqual({ kept: 0 });
    expect(lines).toEqual([]);
  });

  it("of one address are limited, so that a page that fails in a loop does not fill the log", async () => {
    const { ctx, lines } = await ctxWith(true, "10.0.0.3");
    for (let at = 0; at < 32; at += 1) await logClientEvents(ctx, { events: [events[1]] });
    expect(lines).toHaveLength(30);
  });

  it.each([
    { kind: "error", route: "/deals/FC7K2" },
    { kind: "error", route: "/deals/nora@example.com" },
    { kind: "error", route: "/", error: "Nora O'Neil" },
    { kind: "error", route: "/", message: "anything" },
    { kind: "call", route: "/", correlationId: "not-ours" },
  ])("refuse what could hold something personal: %j", (event) => {
    expect(v.is(ClientEventSchema, event)).toBe(false);
  });
});
