import type { PrivacyRequestView } from "../domain/privacy-request-schema.ts";
import { linkUnknown, requireByToken, viewOf } from "./internal/find-request.ts";
import { openReport } from "./internal/privacy-requests-repo.ts";
import type { PrivacyRequestsContext } from "./privacy-requests-context.ts";

/** Where a request stands, for whoever has its link. @throws AppError `not-found` `privacy.linkUnknown` */
export function getPrivacyRequest(
  ctx: PrivacyRequestsContext,
  { token }: { readonly token: string },
): Promise<PrivacyRequestView> {
  return ctx.db.transaction(async (trx) => viewOf(ctx, await requireByToken(trx, ctx, { token })));
}

/**
 * What an access request produced: JSON that reads without our code, until `reportUntil`.
 * @throws AppError `not-found` `privacy.linkUnknown`, also once it has run out
 */
export function getPrivacyReport(
  ctx: PrivacyRequestsContext,
  { token }: { readonly token: string },
): Promise<string> {
  return ctx.db.transaction(async (trx) => {
    const row = await requireByToken(trx, ctx, { token });
    const report = viewOf(ctx, row).reportUntil === null ? null : openReport(ctx, row);
    if (report === null) throw linkUnknown(ctx);
    return report;
  });
}
