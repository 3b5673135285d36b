import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { SigningServiceContext } from "./server/signing-service-context.ts";
import { keeperOf } from "./server/keeper-of.ts";
import { VOID_PACKAGE } from "./server/void-package.ts";

/** Jobs from before 0760 name no service. */
const voidedSchema = v.object({ ref: v.string(), vendor: v.optional(v.nullable(v.string()), null) });

export const signingServiceJobs: readonly JobHandler<SigningServiceContext>[] = [
  {
    kind: VOID_PACKAGE,
    async handle(ctx, payload) {
      const { ref, vendor } = v.parse(voidedSchema, payload);
      await keeperOf(ctx, vendor).cancel(ctx, ref);
    },
  },
];
