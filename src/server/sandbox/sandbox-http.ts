import * as v from "valibot";
import type { StepSource } from "#modules/order-steps/server/step-source.ts";
import { applyEvent } from "#modules/retailer-operations/server/apply-event.ts";
import { eventEntries } from "#modules/retailer-operations/server/event-table.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import type { PlayedProvider } from "#platform/server/modules/server-module.ts";
import type { ServerContext } from "../server-context.ts";
import type { SandboxContext } from "./sandbox-context.ts";

const TEN_YEARS_SECONDS = 10 * 366 * 24 * 60 * 60;

const moveClock = endpoint<SandboxContext>()({
  method: "POST",
  path: "/sandbox/api/clock",
  access: "sandbox",
  summary: "Moves the product's clock forward; all expiry follows it.",
  body: v.object({
    advanceSeconds: v.pipe(
      v.number(),
      v.integer("Whole seconds."),
      v.minValue(0),
      v.maxValue(TEN_YEARS_SECONDS),
    ),
  }),
  response: v.object({ now: v.string() }),
  handle: async (ctx, { body }) => {
    await ctx.productClock.advance(body.advanceSeconds);
    return { now: ctx.clock.now().toISOString() };
  },
});

/** The sandbox desk over HTTP; these calls exist only while it is on. Messages are listed by messaging. */
export const sandboxEndpoints = (
  steps: readonly StepSource[],
  scenariosOf: (ctx: ServerContext) => Promise<readonly PlayedProvider[]>,
) => [
  endpoint<SandboxContext>()({
    method: "POST",
    path: "/sandbox/api/orders/:orderNumber/events",
    access: "sandbox",
    summary: "What a third party or the retailer would do to an order.",
    params: v.object({ orderNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
    body: v.looseObject(eventEntries(steps)),
    response: v.object({ orderNumber: v.string(), orderStatus: v.string(), dealStatus: v.string() }),
    handle: (ctx, { params, body }) => applyEvent(ctx, { ...body, ...params }),
  }),
  endpoint<ServerContext>()({
    method: "GET",
    path: "/sandbox/api/scenarios",
    access: "sandbox",
    summary: "Every embedded provider, its outcomes, and the input that selects each.",
    response: v.array(
      v.object({
        provider: v.string(),
        scenarios: v.array(v.object({ outcome: v.string(), input: v.string() })),
      }),
    ),
    handle: (ctx) => scenariosOf(ctx),
  }),
  moveClock,
];
