import * as v from "valibot";
import { AppError } from "#platform/shared/app-error.ts";
import { verifyRetailerDelivery } from "#platform/server/webhooks/verify-retailer-delivery.ts";
import type { WebhookSource } from "#platform/server/webhooks/webhook-source.ts";
import { answerPrivacyRequest } from "./answer-privacy-request.ts";
import { lockByNumber } from "./internal/privacy-requests-repo.ts";
import type { PrivacyRequestsContext } from "./privacy-requests-context.ts";
import { privacyAnswerSchema } from "../domain/privacy-answer-schema.ts";

const PrivacyEvent = v.looseObject({
  requestNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(32)),
  ...privacyAnswerSchema.entries,
});

/** What the retailer's people answer to privacy requests, from their own system, signed like its other events (ROLE-09). */
export const privacyWebhooks: WebhookSource<PrivacyRequestsContext> = {
  name: "privacy",
  verify: verifyRetailerDelivery,
  async apply(ctx, { payload }) {
    const parsed = v.safeParse(PrivacyEvent, payload);
    if (!parsed.success)
      throw new AppError("invalid", { code: "webhook.malformed", message: "We don't recognize this event." });
    const { requestNumber, event, note } = parsed.output;
    // More time for what is closed already came late; the answer itself stands.
    if (event === "privacy.extended" && (await isClosed(ctx, requestNumber))) return "overtaken";
    await answerPrivacyRequest(ctx, { requestNumber, event, note });
    return undefined;
  },
};

function isClosed(ctx: PrivacyRequestsContext, requestNumber: string): Promise<boolean> {
  return ctx.db.transaction(async (trx) => {
    const row = await lockByNumber(trx, ctx, requestNumber);
    return row !== undefined && row.closed_at !== null;
  });
}
