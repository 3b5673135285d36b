import * as v from "valibot";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { deleteIdentity } from "./identity-rows.ts";

/** Job that deletes what a token stood for, once the token is good for nothing. */
export const FORGET_IDENTITY = "lenders.forget-identity";

const Payload = v.object({ tokenHash: v.string() });

export const forgetIdentityJob: JobHandler<RequestContext> = {
  kind: FORGET_IDENTITY,
  handle: (ctx, payload) => {
    const { tokenHash } = v.parse(Payload, payload);
    return ctx.db.transaction((trx) => deleteIdentity(trx, ctx, tokenHash));
  },
};
