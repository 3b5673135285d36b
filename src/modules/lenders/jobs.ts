import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { LOOK, SUBMIT, SUBMIT_ALL, TIME_OUT } from "./server/ask-lenders.ts";
import { notifyLenders, sendRequests } from "./server/call-several.ts";
import { TELL, TELL_ALL } from "./server/cancel-requests.ts";
import type { LendersContext } from "./server/lenders-context.ts";
import { lookAtRequest, sendRequest, notifyLender, timeOutRequest } from "./server/send-request.ts";

const One = v.object({ requestId: v.string() });
const Several = v.object({ requestIds: v.array(v.string()) });
const Told = v.object({ requestId: v.string(), offerId: v.nullable(v.string()) });
const ToldAll = v.object({ told: v.array(Told) });

export const lendersJobs: readonly JobHandler<LendersContext>[] = [
  { kind: SUBMIT_ALL, handle: (ctx, payload) => sendRequests(ctx, v.parse(Several, payload).requestIds) },
  { kind: SUBMIT, handle: (ctx, payload) => sendRequest(ctx, v.parse(One, payload).requestId) },
  { kind: LOOK, handle: (ctx, payload) => lookAtRequest(ctx, v.parse(One, payload).requestId) },
  { kind: TIME_OUT, handle: (ctx, payload) => timeOutRequest(ctx, v.parse(One, payload).requestId) },
  { kind: TELL_ALL, handle: (ctx, payload) => notifyLenders(ctx, v.parse(ToldAll, payload).told) },
  { kind: TELL, handle: (ctx, payload) => notifyLender(ctx, v.parse(Told, payload)) },
];
