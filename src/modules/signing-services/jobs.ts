import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { SigningServiceContext } from "./server/signing-service-context.ts";
import { VOID_PACKAGE } from "./server/void-package.ts";

const voidedSchema = v.object({ ref: v.string() });

export const signingServiceJobs: readonly JobHandler<SigningServiceContext>[] = [
  {
    kind: VOID_PACKAGE,
    handle: (ctx, payload) => ctx.signingProvider.cancel(ctx, v.parse(voidedSchema, payload).ref),
  },
];
