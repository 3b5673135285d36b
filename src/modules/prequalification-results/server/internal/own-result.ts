import { lockAccount } from "#modules/accounts/server/people/profile-repo.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { journeyOfCapability } from "#modules/prequalification/server/journey/journey-of-capability.ts";
import { noSuchJourney } from "#modules/prequalification/server/journey/journey-errors.ts";
import { findResults, type ResultRow } from "./result-repo.ts";

/** Through which door somebody comes: with the capability of this tab, or signed in. */
export type Door = { readonly capability: string | null } | { readonly account: true };

/** The account that asks. @throws AppError unauthenticated */
export function requireAccount({ actor }: Pick<QueueContext, "actor">): string {
  if (actor.kind === "account") return actor.accountId;
  throw new AppError("unauthenticated", { code: "auth.required", message: "Please sign in." });
}

/**
 * The result behind a door; undefined where there is none yet. A capability opens a result only until an account claims it.
 * @throws AppError unauthenticated; not-found `prequalification.notFound` for a capability that opens nothing
 */
export async function findOwnResult(
  trx: TenantTransaction,
  ctx: QueueContext,
  door: Door & { readonly lock?: boolean },
): Promise<ResultRow | undefined> {
  const lock = door.lock === true;
  if ("account" in door) {
    const accountId = requireAccount(ctx);
    // A claim that goes on replaces the row that would be waited for: come after it, as claims come after each other.
    if (lock) await lockAccount(trx, ctx, accountId);
    return (await findResults(trx, ctx, { accountId, lock }))[0];
  }
  const { id: journeyId } = await journeyOfCapability(trx, ctx, { capability: door.capability });
  const [row] = await findResults(trx, ctx, { journeyId, lock });
  if (row !== undefined && row.account_id !== null) throw noSuchJourney();
  return row;
}

/** The same, held until the transaction ends. @throws AppError not-found `prequalification.notFound` */
export async function lockOwnResult(
  trx: TenantTransaction,
  ctx: QueueContext,
  door: Door,
): Promise<ResultRow> {
  const row = await findOwnResult(trx, ctx, { ...door, lock: true });
  if (row === undefined) throw noSuchJourney();
  return row;
}
