import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { VOID_PLAN, voidPlan } from "./server/end-plans.ts";
import { CANCEL_PLAN, finishCancellation } from "./server/finish-cancellation.ts";
import { PLACE_PLAN, placePlan } from "./server/place-plan.ts";
import type { PlansContext } from "./server/plans-context.ts";

const aboutContract = v.object({ contractId: v.string() });
const aboutCancellation = v.object({ cancellationId: v.string() });

/** What the administrator is told after a commit; each is repeatable. */
export const protectionContractsJobs: readonly JobHandler<PlansContext>[] = [
  { kind: PLACE_PLAN, handle: (ctx, payload) => placePlan(ctx, v.parse(aboutContract, payload).contractId) },
  { kind: VOID_PLAN, handle: (ctx, payload) => voidPlan(ctx, v.parse(aboutContract, payload).contractId) },
  {
    kind: CANCEL_PLAN,
    handle: (ctx, payload) => finishCancellation(ctx, v.parse(aboutCancellation, payload).cancellationId),
  },
];
