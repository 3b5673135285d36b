import type { Account } from "#modules/accounts/server/accounts-repo.ts";
import { lockAccount } from "#modules/accounts/server/people/profile-repo.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { QualificationView } from "#modules/prequalification/domain/journey-view.ts";
import { noSuchJourney } from "#modules/prequalification/server/journey/journey-errors.ts";
import { journeyOfCapability } from "#modules/prequalification/server/journey/journey-of-capability.ts";
import { eraseResult } from "./internal/erase-result.ts";
import { requireAccount } from "./internal/own-result.ts";
import { repriceResult } from "./internal/reprice-result.ts";
import { findResults, type ResultRow, updateResult } from "./internal/result-repo.ts";
import { viewOfResult } from "./internal/view-of-result.ts";
import { claimLetters } from "./letters/claim-letters.ts";
import type { ResultContext } from "./result-context.ts";

/**
 * The result that this tab's capability opens belongs to the account from now on, on all its devices and to nobody else;
 * an older one of the account is gone. Claiming again changes nothing.
 * @throws AppError unauthenticated; not-found `prequalification.notFound`, also where another account was first
 */
export async function claimResult(
  ctx: ResultContext,
  { capability }: { readonly capability: string },
): Promise<QualificationView> {
  const accountId = requireAccount(ctx);
  return ctx.db.transaction(async (trx) => {
    // One claim of an account after the other.
    const account = await lockAccount(trx, ctx, accountId);
    const { id: journeyId } = await journeyOfCapability(trx, ctx, { capability });
    const [row] = await findResults(trx, ctx, { journeyId, lock: true });
    if (account === undefined || row === undefined) throw noSuchJourney();
    if (row.account_id !== null && row.account_id !== accountId) throw noSuchJourney();
    const own = row.account_id === null ? await take(trx, ctx, { row, account }) : row;
    return viewOfResult(ctx, await repriceResult(trx, ctx, { row: own, person: null }));
  });
}

async function take(
  trx: TenantTransaction,
  ctx: ResultContext,
  { row, account }: { readonly row: ResultRow; readonly account: Account },
): Promise<ResultRow> {
  for (const older of await findResults(trx, ctx, { accountId: account.id, lock: true }))
    await eraseResult(trx, ctx, { row: older, rule: "replaced" });
  await claimLetters(trx, ctx, { resultId: row.id, account });
  return updateResult(trx, ctx, { id: row.id, account_id: account.id });
}
