import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { INVALID_ZIP_CODE } from "#platform/shared/fields/address/zip-code.ts";
import { DELIVERY_OPTIONS } from "#modules/orders/domain/order.ts";
import { fulfillmentRequestSchema } from "./domain/fulfillment-request-schema.ts";
import { FULFILLMENT_STATUSES } from "./domain/fulfillment-status.ts";
import type { FulfillmentContext } from "./server/fulfillment-context.ts";
import { getCalendar, getFulfillment } from "./server/get-fulfillment.ts";
import { listOpenSlots } from "./server/list-slots.ts";
import { cancelAppointment } from "./server/move-appointment.ts";
import { quoteZip } from "./server/quote-zip.ts";
import { requestAppointment } from "./server/request-appointment.ts";
import { ZIP_CODE } from "#platform/shared/fields/address/zip-code-pattern.ts";

const params = v.object({ orderNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });
const address = v.object({
  streetAddress: v.string(),
  addressLine2: v.string(),
  city: v.string(),
  state: v.string(),
  zipCode: v.string(),
});
const view = v.object({
  orderNumber: v.string(),
  chosenOption: v.picklist(DELIVERY_OPTIONS),
  rooftop: v.object({
    id: v.string(),
    name: v.string(),
    streetAddress: v.optional(v.string()),
    city: v.string(),
    state: v.string(),
    zipCode: v.string(),
    timeZone: v.string(),
    phone: v.string(),
  }),
  vehicleTitle: v.string(),
  pickupFeeCents: v.number(),
  contractDeliveryCents: v.number(),
  known: v.object({ ...address.entries, phone: v.string(), instructions: v.string() }),
  appointment: v.nullable(
    v.object({
      option: v.picklist(DELIVERY_OPTIONS),
      status: v.picklist(FULFILLMENT_STATUSES),
      appointmentTime: v.string(),
      date: v.string(),
      hour: v.number(),
      timeZone: v.string(),
      address: v.nullable(address),
      phone: v.string(),
      instructions: v.string(),
      feeCents: v.number(),
      changeableUntil: v.string(),
      isChangeable: v.boolean(),
      isMissed: v.boolean(),
    }),
  ),
});
const quote = v.variant("kind", [
  v.object({ kind: v.literal("free"), derivation: v.string() }),
  v.object({ kind: v.literal("fee"), feeCents: v.number(), derivation: v.string() }),
  v.object({ kind: v.literal("out-of-range") }),
]);
const point = v.object({ latitude: v.number(), longitude: v.number() });
const ROOT = "/api/fulfillment/:orderNumber";

export const fulfillmentEndpoints = [
  endpoint<FulfillmentContext>()({
    method: "GET",
    path: "/public/fulfillment/quote",
    access: "public",
    summary: "What bringing a car to a zip costs (DLV-06).",
    query: v.object({
      zip: v.pipe(v.string(), v.trim(), v.regex(ZIP_CODE, INVALID_ZIP_CODE)),
      rooftopId: v.optional(v.pipe(v.string(), v.maxLength(64))),
    }),
    response: v.object({
      zip: v.string(),
      city: v.string(),
      state: v.string(),
      miles: v.number(),
      quote,
      way: v.object({ from: point, to: point, freeMiles: v.number() }),
      message: v.nullable(v.string()),
    }),
    handle: (ctx, input) => quoteZip(ctx, input.query),
  }),
  endpoint<FulfillmentContext>()({
    method: "GET",
    path: `${ROOT}/slots`,
    access: "account",
    summary: "Free hours in the rooftop's time zone (OP-44).",
    params,
    response: v.object({
      timeZone: v.string(),
      slots: v.array(v.object({ date: v.string(), hour: v.number(), startsAt: v.string() })),
    }),
    handle: (ctx, input) => listOpenSlots(ctx, input.params),
  }),
  endpoint<FulfillmentContext>()({
    method: "GET",
    path: ROOT,
    access: "account",
    summary: "The owner's appointment (DLV-03).",
    params,
    response: view,
    handle: (ctx, input) => getFulfillment(ctx, input.params),
  }),
  endpoint<FulfillmentContext>()({
    method: "GET",
    path: `${ROOT}/calendar`,
    access: "account",
    summary: "The appointment as a calendar file.",
    params,
    handle: async (ctx, input) =>
      new Response(await getCalendar(ctx, input.params), {
        headers: {
          "content-type": "text/calendar; charset=utf-8",
          "content-disposition": 'attachment; filename="appointment.ics"',
          "cache-control": "no-store",
        },
      }),
  }),
  endpoint<FulfillmentContext>()({
    method: "PUT",
    path: ROOT,
    access: "account",
    summary: "Asks for a slot, or for another one (DLV-04, DLV-05).",
    params,
    body: fulfillmentRequestSchema,
    response: view,
    idempotent: true,
    handle: (ctx, input) => requestAppointment(ctx, { ...input.params, ...input.body }),
  }),
  endpoint<FulfillmentContext>()({
    method: "DELETE",
    path: ROOT,
    access: "account",
    summary: "Gives the appointment up (table J).",
    params,
    response: view,
    idempotent: true,
    handle: (ctx, input) => cancelAppointment(ctx, input.params),
  }),
];
