import * as v from "valibot";
import { TELL_BUYER } from "#modules/orders/server/look-at-order.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { TrackerContext } from "./server/get-tracker.ts";
import { tellBuyer } from "./server/tell-buyer.ts";

const Payload = v.object({ orderId: v.string() });

export const trackerJobs: readonly JobHandler<TrackerContext>[] = [
  { kind: TELL_BUYER, handle: (ctx, payload) => tellBuyer(ctx, v.parse(Payload, payload)) },
];
