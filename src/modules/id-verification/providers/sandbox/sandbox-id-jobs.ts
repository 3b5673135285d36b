import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { receiveWebhook } from "#platform/server/webhooks/receive-webhook.ts";
import { signedHeader } from "#platform/server/webhooks/signed-header.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import type { CaptureOutcome } from "../id-capture-provider.ts";
import { PERSONA_SIGNATURE, personaWebhooks } from "../persona/persona-webhooks.ts";
import { findCapture, SANDBOX_ID_TELLS } from "./sandbox-id-capture-provider.ts";

const News = v.object({ eventId: v.string(), captureRef: v.string() });

/** The vendor's words for our outcomes. */
const STATUS: Readonly<Record<CaptureOutcome, string>> = {
  SUCCESSFUL: "approved",
  FAILED: "declined",
  INCOMPLETE: "expired",
};

/** the embedded ID service's own webhook: in the shape of the vendor's, signed like it, and taken in at the same door. */
export const sandboxIdJobs: readonly JobHandler<WebhookContext>[] = [
  {
    kind: SANDBOX_ID_TELLS,
    async handle(ctx, payload) {
      const { eventId, captureRef } = v.parse(News, payload);
      const secret = ctx.webhooks.secrets.of(ctx, personaWebhooks.name)[0];
      const capture = await findCapture(ctx, captureRef);
      // A retailer without the sandbox desk has no embedded ID service either.
      if (secret === undefined || capture === undefined) return;
      const status = STATUS[capture.outcome];
      const inquiry = {
        data: {
          type: "inquiry",
          id: captureRef,
          attributes: { status, "reference-id": capture.verification_ref },
        },
      };
      const attributes = {
        name: `inquiry.${status}`,
        "created-at": capture.judged_at.toISOString(),
        payload: inquiry,
      };
      const body = new TextEncoder().encode(
        JSON.stringify({ data: { type: "event", id: eventId, attributes } }),
      );
      const header = signedHeader({ secret, name: "v1", at: ctx.clock.now(), body });
      const headers = new Headers({ [PERSONA_SIGNATURE]: header });
      await receiveWebhook(ctx, { source: personaWebhooks.name, body, headers });
    },
  },
];
