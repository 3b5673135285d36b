import * as v from "valibot";
import { isAppError } from "#platform/shared/app-error.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { InsuranceContext } from "./server/insurance-context.ts";
import { READ_PULL, settlePull } from "./server/settle-pull.ts";

const Look = v.object({ pullId: v.string(), look: v.number() });

export const insuranceJobs: readonly JobHandler<InsuranceContext>[] = [
  {
    kind: READ_PULL,
    async handle(ctx, payload) {
      try {
        await settlePull(ctx, v.parse(Look, payload));
      } catch (error) {
        // A visit the provider no longer knows has nothing to say.
        if (!isAppError(error) || error.kind !== "not-found") throw error;
      }
    },
  },
];
