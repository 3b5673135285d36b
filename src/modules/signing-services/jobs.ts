import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import { sandboxSigningJobs } from "./providers/sandbox/sandbox-signing-jobs.ts";
import type { SigningServiceContext } from "./server/signing-service-context.ts";
import { VOID_PACKAGE } from "./server/void-package.ts";

const voidedSchema = v.object({ ref: v.string() });

export const signingServiceJobs: readonly JobHandler<WebhookContext & SigningServiceContext>[] = [
  ...sandboxSigningJobs,
  {
    kind: VOID_PACKAGE,
    handle: (ctx, payload) => ctx.signingProvider.cancel(ctx, v.parse(voidedSchema, payload).ref),
  },
];
