import { orderNumberParams } from "#modules/orders/domain/order-number-schema.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { listScreenings } from "./server/list-screenings.ts";

/** The desk of the person who looks; it exists only while the sandbox is on. */
export const screeningEndpoints = [
  endpoint<QueueContext>()({
    method: "GET",
    path: "/sandbox/api/orders/:orderNumber/screening",
    access: "sandbox",
    summary: "Why an order waits for a person: flags and near entries of each buyer.",
    params: orderNumberParams,
    handle: (ctx, { params }) => listScreenings(ctx, params),
  }),
];
