import { findNewMatches } from "#modules/vehicle-search/server/find-new-matches.ts";
import { messageOf } from "#platform/server/context/message-of.ts";
import { getProfile } from "#modules/profile/server/get-profile.ts";
import { forReader } from "#modules/messaging/server/for-reader.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { inLanguage } from "#platform/shared/texts/language.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { MAIL_EVERY_MS, newCars, newsSummary } from "../domain/saved-search.ts";
import { NEW_MATCHES } from "../message-templates.ts";
import {
  findDueReaders,
  findSavedSearches,
  lockReader,
  noteMail,
  type Owner,
  type ReaderRow,
  type SavedSearchRow,
  updateSavedSearch,
} from "./internal/saved-searches-repo.ts";
import type { SavedSearchesContext } from "./saved-searches-context.ts";

/** People looked after in one run; the next run takes the others. */
const READERS_A_RUN = 5_000;

/**
 * Writes to people whose saved searches have news, each at most once a day (SRCH-08). A periodic task: repeatable,
 * and safe beside other replicas, because a person's row is locked while their mail is written.
 * @returns mails written
 */
export async function mailNewMatches(ctx: SavedSearchesContext): Promise<number> {
  const { tenantId } = ctx;
  const before = new Date(ctx.clock.now().getTime() - MAIL_EVERY_MS);
  const due = await ctx.db.transaction((trx) =>
    findDueReaders(trx, { tenantId, before, limit: READERS_A_RUN }),
  );
  let written = 0;
  for (const accountId of due) {
    try {
      if (await mailTo(ctx, { owner: { tenantId, accountId }, before })) written += 1;
    } catch (error) {
      // One person's trouble is no reason to forget the others; the next run tries again.
      ctx.log.error("news of saved searches could not be written", {
        tenantId,
        error: messageOf(error),
      });
    }
  }
  return written;
}

interface Due {
  readonly owner: Owner;
  readonly before: Date;
}

async function mailTo(ctx: SavedSearchesContext, { owner, before }: Due): Promise<boolean> {
  const actor = { kind: "account", accountId: owner.accountId, sessionId: "" } as const;
  const { email, firstName } = await getProfile({ ...ctx, actor });
  return ctx.db.transaction(async (trx) => {
    const reader = await lockReader(trx, owner);
    if (reader === undefined || (reader.mailed_at !== null && reader.mailed_at > before)) return false;
    const news = (await findSavedSearches(trx, owner)).filter(({ notify }) => notify);
    const looked = await Promise.all(news.map(async (row) => ({ row, ...(await newsOf(ctx, row)) })));
    const found = looked.filter(({ count }) => count > 0);
    if (found.length === 0) return false;
    for (const { row, newest } of found)
      await updateSavedSearch(trx, { ...owner, id: row.id }, { told_until: newest });
    await noteMail(trx, owner, ctx.clock.now());
    await queueNews(trx, ctx, { reader, email, firstName, found });
    return true;
  });
}

/** What neither the page nor a mail has shown yet. */
function newsOf(ctx: SavedSearchesContext, { search, told_until, seen_until }: SavedSearchRow) {
  return findNewMatches(ctx, { search, after: told_until > seen_until ? told_until : seen_until });
}

interface News {
  readonly reader: ReaderRow;
  readonly email: string;
  readonly firstName: string;
  readonly found: readonly { readonly row: SavedSearchRow; readonly count: number }[];
}

async function queueNews(
  trx: TenantTransaction,
  ctx: SavedSearchesContext,
  { reader, email, firstName, found }: News,
): Promise<void> {
  const { unsubscribe_token: token } = reader;
  const t = textOf((await forReader(trx, ctx, email)).tenant);
  const page = (path: string): string => `${ctx.siteOrigin}${inLanguage(t.language, path)}`;
  const only = found.length === 1 ? found[0]?.row : undefined;
  await queueMessage(trx, ctx, {
    channel: "email",
    to: email,
    template: NEW_MATCHES,
    params: {
      firstName,
      count: newCars(
        t,
        found.reduce((sum, { count }) => sum + count, 0),
      ),
      summary: newsSummary(
        t,
        found.map(({ row, count }) => ({ name: row.name, count })),
      ),
      link: page(only === undefined ? "/saved-searches" : `/search?${only.search}`),
      stopLink: page(`/saved-searches/stop/${token}`),
    },
    unsubscribeUrl: `${ctx.siteOrigin}/public/saved-searches/stop/${token}`,
  });
}
