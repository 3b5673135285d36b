import { createHmac } from "node:crypto";
import * as v from "valibot";
import type { JobHandler } from "#platform/server/jobs/job-handler.ts";
import { receiveWebhook } from "#platform/server/webhooks/receive-webhook.ts";
import type { WebhookContext } from "#platform/server/webhooks/webhook-context.ts";
import { docusignWebhooks } from "../docusign/docusign-webhooks.ts";
import { SANDBOX_SIGNING_TELLS } from "./sandbox-signing-provider.ts";

const News = v.object({ ref: v.string(), at: v.string() });

/** Packages of earlier releases have names that the vendor's events cannot carry. */
const isVendorsName = (ref: string): boolean => v.is(v.pipe(v.string(), v.uuid()), ref);

/** The embedded signing service's own webhook: in the shape of the vendor's, signed like it, and taken in at the same door. */
export const sandboxSigningJobs: readonly JobHandler<WebhookContext>[] = [
  {
    kind: SANDBOX_SIGNING_TELLS,
    async handle(ctx, payload) {
      const { ref, at } = v.parse(News, payload);
      const secret = ctx.webhooks.secrets.of(ctx, docusignWebhooks.name)[0];
      // A retailer without the sandbox desk has no embedded signing service either.
      if (secret === undefined || !isVendorsName(ref)) return;
      const event = { event: "recipient-completed", generatedDateTime: at, data: { envelopeId: ref } };
      const body = new TextEncoder().encode(JSON.stringify(event));
      const signature = createHmac("sha256", secret).update(body).digest("base64");
      const headers = new Headers({ "x-docusign-signature-1": signature });
      await receiveWebhook(ctx, { source: docusignWebhooks.name, body, headers });
    },
  },
];
