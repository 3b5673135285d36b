import { emailIndex } from "#modules/accounts/server/accounts-repo.ts";
import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { givenConsent } from "#modules/prequalification/server/journey/given-consent.ts";
import { eraseResult } from "./internal/erase-result.ts";
import { findResults, openPerson, openReport, openTerms, type ResultRow } from "./internal/result-repo.ts";
import { findLetters } from "./letters/internal/letter-repo.ts";

/** Whose data: the account of a proven address, if there is one, and the address itself. */
interface Subject {
  readonly accountId: string | null;
  readonly email: string;
}

/** For an access request (PRIV-01): what somebody typed, what a bureau said, what came of it, and their letters. */
export async function collectPrequalification(ctx: QueueContext, subject: Subject): Promise<unknown> {
  const found = await ctx.db.transaction(async (trx) => {
    const rows = await resultsOf(trx, ctx, subject);
    const collected: unknown[] = [];
    for (const row of rows) {
      const letters = await findLetters(trx, ctx, { resultId: row.id });
      const instructions = await givenConsent(trx, ctx, { id: row.consent_id });
      const sent = letters.map(({ sent_at: sentAt }) => ({ sentAt }));
      collected.push({ ...partsOf(ctx, row, sent), instructions });
    }
    return collected;
  });
  return found.length === 0 ? undefined : found;
}

/** Erases what hangs on an address alone; what an account claimed goes with the account. */
export async function forgetPrequalification(ctx: QueueContext, subject: Subject): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    for (const row of await resultsOf(trx, ctx, { ...subject, lock: true }))
      await eraseResult(trx, ctx, { row, rule: "privacy-request" });
  });
}

/** Those of the account, and unclaimed ones for which its address was typed; never another account's. */
async function resultsOf(
  trx: TenantTransaction,
  ctx: QueueContext,
  { accountId, email, lock = false }: Subject & { readonly lock?: boolean },
): Promise<readonly ResultRow[]> {
  const typed = await findResults(trx, ctx, { emailIndex: emailIndex(ctx.keys, email), lock });
  const own = accountId === null ? [] : await findResults(trx, ctx, { accountId, lock });
  const unclaimed = typed.filter((row) => row.account_id === null);
  return [...own, ...unclaimed];
}

function partsOf(ctx: QueueContext, row: ResultRow, letters: readonly object[]): object {
  const { applicantId: _id, reference: _reference, ...report } = openReport(ctx, row);
  return {
    state: row.state,
    madeAt: row.made_at,
    asOf: row.as_of,
    validUntil: row.valid_until,
    mayTryAgainOn: row.retry_on,
    keptUntil: row.forget_at,
    typed: openPerson(ctx, row),
    report,
    lenders: (openTerms(ctx, row)?.programs ?? []).map(({ lenderName }) => lenderName),
    letters,
  };
}
