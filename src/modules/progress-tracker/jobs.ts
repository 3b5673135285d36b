import * as v from "valibot";
import { TELL_BUYER } from "#modules/orders/server/view-order.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { TrackerContext } from "./server/get-tracker.ts";
import { notifyBuyer } from "./server/notify-buyer.ts";

const Payload = v.object({ orderId: v.string() });

export const trackerJobs: readonly JobHandler<TrackerContext>[] = [
  { kind: TELL_BUYER, handle: (ctx, payload) => notifyBuyer(ctx, v.parse(Payload, payload)) },
];
