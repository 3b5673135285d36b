import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { END_CAPTURE } from "./server/end-captures.ts";
import { idUnavailable } from "./server/settle-capture.ts";
import type { IdVerificationContext } from "./server/id-verification-context.ts";

const Ended = v.object({ captureRef: v.string(), vendor: v.string() });

export const idVerificationJobs: readonly JobHandler<IdVerificationContext>[] = [
  {
    kind: END_CAPTURE,
    async handle(ctx, payload) {
      const { captureRef, vendor } = v.parse(Ended, payload);
      // The retailer has another provider by now; the capture ends by itself at the one before, a day after it was made.
      if (vendor !== ctx.tenant.providers.idVerification) return;
      const ended = (await ctx.idCaptureProvider.end?.(ctx, captureRef)) ?? "done";
      if (ended === "done") return;
      ctx.log.warn("an ID capture could not be ended, will be tried again", { code: ended.vendorCode });
      throw idUnavailable();
    },
  },
];
