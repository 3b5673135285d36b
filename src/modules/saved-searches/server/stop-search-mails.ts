import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { savedSearchError } from "./internal/saved-search-error.ts";
import { stopMails } from "./internal/saved-searches-repo.ts";

/**
 * One click in a mail (RFC 8058): no more mails about any search of that person; the searches stay. Repeatable.
 * @param input.token from the mail
 * @throws AppError `not-found` `savedSearch.linkUnknown`
 */
export async function stopSearchMails(ctx: TenantContext, input: { readonly token: string }): Promise<void> {
  const isKnown = await ctx.db.transaction((trx) =>
    stopMails(trx, { tenantId: ctx.tenantId, token: input.token }),
  );
  if (!isKnown) throw savedSearchError(ctx, "not-found", "savedSearch.linkUnknown");
}
