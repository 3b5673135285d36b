import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { receiveWebhook } from "#platform/server/webhooks/receive-webhook.ts";
import { signedHeader } from "#platform/server/webhooks/signed-header.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import { CANOPY_SIGNATURE, canopyWebhooks } from "../canopy-connect/canopy-webhooks.ts";
import { SANDBOX_CARRIER_TELLS } from "./sandbox-insurance-provider.ts";

const Visit = v.object({ pullId: v.string(), at: v.string() });

/** The embedded carriers' own post: signed like the vendor's and taken in at the same door. */
export const sandboxCarrierJobs: readonly JobHandler<WebhookContext>[] = [
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
