import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { FULFILL_PRIVACY_REQUEST, fulfillPrivacyRequest } from "./server/fulfill-privacy-request.ts";
import type { PrivacyRequestsContext } from "./server/privacy-requests-context.ts";

const payload = v.object({ id: v.string() });

export const privacyRequestsJobs: readonly JobHandler<PrivacyRequestsContext>[] = [
  {
    kind: FULFILL_PRIVACY_REQUEST,
    handle: (ctx, given) => fulfillPrivacyRequest(ctx, v.parse(payload, given)),
  },
];
