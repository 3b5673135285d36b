import * as v from "valibot";
import { DOCUMENT_TYPES } from "#modules/documents/domain/document-types.ts";
import { POLICY_STATUSES } from "#modules/insurance/domain/insurance-status.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { ALL_EVENTS } from "../dealer-events/order-events.ts";
import { playEvent } from "../dealer-events/play-event.ts";
import { appointmentTime } from "../dealer-events/appointment-time.ts";
import type { SandboxContext } from "./sandbox-context.ts";

const TEN_YEARS_SECONDS = 10 * 366 * 24 * 60 * 60;

/** The sandbox desk over HTTP; these calls exist only while it is on. Messages are listed by messaging. */
export const sandboxEndpoints = [
  endpoint<SandboxContext>()({
    method: "POST",
    path: "/sandbox/api/orders/:orderNumber/events",
    access: "sandbox",
    summary: "What a third party or the retailer would do to an order.",
    params: v.object({ orderNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
    body: v.looseObject({
      event: v.picklist(ALL_EVENTS),
      policyStatus: v.optional(v.picklist(POLICY_STATUSES)),
      documentType: v.optional(v.picklist(DOCUMENT_TYPES)),
      carrierName: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60))),
      paymentId: v.optional(v.pipe(v.string(), v.regex(/^pay_[\w-]{1,60}$/u, "This isn't a payment ID."))),
      purpose: v.optional(v.picklist(["balance", "deposit"], "Choose balance or deposit.")),
      appointmentTime: v.optional(appointmentTime),
    }),
    response: v.object({ orderNumber: v.string(), orderStatus: v.string(), dealStatus: v.string() }),
    handle: (ctx, { params, body }) => playEvent(ctx, { ...body, ...params }),
  }),
  endpoint<SandboxContext>()({
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
    handle: (ctx) => listScenarios(ctx),
  }),
  endpoint<SandboxContext>()({
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
  }),
];

async function listScenarios(ctx: SandboxContext) {
  const pool = await ctx.identity.pools.of(ctx);
  const events = ALL_EVENTS.map((event) => ({
    outcome: event,
    input: `POST /sandbox/api/orders/{orderNumber}/events {"event":"${event}"}`,
  }));
  return [
    { provider: "user pool", scenarios: pool.scenarios ?? [] },
    { provider: "google and apple sign-in", scenarios: ctx.codeFlow.scenarios ?? [] },
    { provider: "insurance", scenarios: ctx.insuranceProvider.scenarios ?? [] },
    { provider: "id verification", scenarios: ctx.idCaptureProvider.scenarios ?? [] },
    { provider: "signing", scenarios: ctx.signingProvider.scenarios ?? [] },
    { provider: "payments", scenarios: ctx.paymentGateway.scenarios ?? [] },
    { provider: "third parties and retailer", scenarios: events },
  ];
}
