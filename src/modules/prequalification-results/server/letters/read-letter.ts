import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { noSuchJourney, tooMany } from "#modules/prequalification/server/journey/journey-errors.ts";
import { journeyOfCapability } from "#modules/prequalification/server/journey/journey-of-capability.ts";
import { type Door, requireAccount } from "../internal/own-result.ts";
import type { LettersContext } from "../result-context.ts";
import { findLetters } from "./internal/letter-repo.ts";
import { openedLetter } from "./send-letter.ts";

/** Of one letter and hour. */
const DRAWINGS = { bucket: "prequalification-letter-drawings", limit: 20, windowSeconds: 3_600 };

/**
 * The newest letter about a decline as a PDF, for whom it is to.
 * @throws AppError unauthenticated; not-found `prequalification.notFound`; limited `prequalification.tooMany`;
 * provider-unavailable when too many letters wait to be drawn
 */
export async function readLetter(ctx: LettersContext, door: Door): Promise<Uint8Array<ArrayBuffer>> {
  const row = await ctx.db.transaction(async (trx) => {
    if ("account" in door) return (await findLetters(trx, ctx, { accountId: requireAccount(ctx) }))[0];
    const { id: journeyId } = await journeyOfCapability(trx, ctx, { capability: door.capability });
    const [found] = await findLetters(trx, ctx, { journeyId });
    return found?.account_id === null ? found : undefined;
  });
  if (row === undefined || row.send_at > ctx.clock.now()) throw noSuchJourney();
  const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...DRAWINGS, key: row.id });
  if (!allowed) throw tooMany(retryAfterSeconds);
  return openedLetter(ctx, row);
}
