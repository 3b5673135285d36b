import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { REVOKE_CONNECTION, revokeConnection, revokePayloadSchema } from "./server/revoke-connection.ts";
import type { SocialContext } from "./server/social-context.ts";

export const socialSignInJobs: readonly JobHandler<SocialContext>[] = [
  {
    kind: REVOKE_CONNECTION,
    handle: (ctx, payload) => revokeConnection(ctx, v.parse(revokePayloadSchema, payload)),
  },
];
