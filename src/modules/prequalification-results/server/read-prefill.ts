import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import { type Prefill, prefillFrom } from "../domain/prefill.ts";
import { requireAccount } from "./internal/own-result.ts";
import { findResults, openPerson } from "./internal/result-repo.ts";

/**
 * What the account's last result knows of its owner, so that nobody types it again to re-qualify; also when it is over.
 * Null without one. @throws AppError unauthenticated
 */
export async function readPrefill(ctx: QueueContext): Promise<{ readonly prefill: Prefill | null }> {
  const accountId = requireAccount(ctx);
  return ctx.db.transaction(async (trx) => {
    const [row] = await findResults(trx, ctx, { accountId });
    return { prefill: row === undefined ? null : prefillFrom(openPerson(ctx, row)) };
  });
}
