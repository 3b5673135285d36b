import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { JOURNEY_LIMITS } from "../../../domain/journey/journey-limits-data.ts";
import type { JourneyContext } from "../journey-context.ts";
import { SCREENING_STOPPED } from "../journey-messages.ts";
import type { JourneyRow } from "./journey-repo.ts";

/** Once a day for each person, however often they try. */
export async function mayTellRetailer(
  ctx: JourneyContext,
  { person_index: key }: Pick<JourneyRow, "person_index">,
): Promise<boolean> {
  return (await hitRateLimit(ctx, { ...JOURNEY_LIMITS.screening, key })).allowed;
}

/** Tells the retailer that somebody near a list, or with a red flag, was stopped. */
export async function tellRetailer(
  trx: TenantTransaction,
  ctx: JourneyContext,
  { id: reference }: Pick<JourneyRow, "id">,
): Promise<void> {
  const to = ctx.tenant.support.email;
  await queueMessage(trx, ctx, {
    channel: "email",
    to,
    template: SCREENING_STOPPED,
    params: { reference },
  });
}
