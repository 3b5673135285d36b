import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { LOOK, SUBMIT, TIME_OUT } from "./server/ask-lenders.ts";
import { TELL } from "./server/cancel-requests.ts";
import type { LendersContext } from "./server/lenders-context.ts";
import { lookAtRequest, sendRequest, notifyLender, timeOutRequest } from "./server/send-request.ts";

const One = v.object({ requestId: v.string() });
const Told = v.object({ requestId: v.string(), offerId: v.nullable(v.string()) });

export const lendersJobs: readonly JobHandler<LendersContext>[] = [
  { kind: SUBMIT, handle: (ctx, payload) => sendRequest(ctx, v.parse(One, payload).requestId) },
  { kind: LOOK, handle: (ctx, payload) => lookAtRequest(ctx, v.parse(One, payload).requestId) },
  { kind: TIME_OUT, handle: (ctx, payload) => timeOutRequest(ctx, v.parse(One, payload).requestId) },
  { kind: TELL, handle: (ctx, payload) => notifyLender(ctx, v.parse(Told, payload)) },
];
