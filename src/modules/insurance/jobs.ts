import * as v from "valibot";
import { isAppError } from "#platform/shared/app-error.ts";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { receiveWebhook } from "#platform/server/webhooks/receive-webhook.ts";
import { signedHeader } from "#platform/server/webhooks/signed-header.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import { CANOPY_SIGNATURE, canopyWebhooks } from "./providers/canopy-connect/canopy-webhooks.ts";
import { SANDBOX_CARRIER_TELLS } from "./providers/sandbox/sandbox-insurance-provider.ts";
import type { InsuranceContext } from "./server/insurance-context.ts";
import { READ_PULL, settlePull } from "./server/settle-pull.ts";

const Look = v.object({ pullId: v.string(), look: v.number() });
const Visit = v.object({ pullId: v.string(), at: v.string() });

export const insuranceJobs: readonly JobHandler<InsuranceContext & WebhookContext>[] = [
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
  {
    kind: SANDBOX_CARRIER_TELLS,
    async handle(ctx, payload) {
      const { pullId, at } = v.parse(Visit, payload);
      const secret = ctx.webhooks.secrets.of(ctx, canopyWebhooks.name)[0];
      // A retailer without the sandbox desk has no embedded carriers either.
      if (secret === undefined) return;
      const told = { event_type: "COMPLETE", pull_id: pullId, status: "SUCCESS", sent_at: at };
      const body = new TextEncoder().encode(JSON.stringify(told));
      const header = signedHeader({ secret, name: "s", at: ctx.clock.now(), body });
      const headers = new Headers({ [CANOPY_SIGNATURE]: header });
      await receiveWebhook(ctx, { source: canopyWebhooks.name, body, headers });
    },
  },
];
