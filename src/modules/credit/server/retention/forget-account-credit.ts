import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { endApplication } from "../internal/end-application.ts";
import {
  deleteApplications,
  deleteInvitations,
  emptyPages,
  lockApplicationsOf,
} from "./internal/retention-repo.ts";

/**
 * What applications do when an account is deleted: one that was never sent is gone; of one that was, everything goes that
 * no decision used. What lenders decided by, consents and letters stay for 25 months (12 CFR 1002.12), under an account
 * id that leads nowhere.
 */
export async function forgetAccountCredit(
  trx: TenantTransaction,
  ctx: RequestContext,
  accountId: string,
): Promise<void> {
  const applications = await lockApplicationsOf(trx, ctx, { accountId });
  const idsWhere = (isWanted: (one: (typeof applications)[number]) => boolean) =>
    applications.filter(isWanted).map(({ id }) => id);
  await deleteApplications(trx, ctx, { applicationIds: idsWhere(({ version }) => version === 0) });
  const applicationIds = idsWhere(({ version }) => version > 0);
  await emptyPages(trx, ctx, { applicationIds });
  await deleteInvitations(trx, ctx, { applicationIds });
  // An order that was canceled under its application left it open.
  for (const id of idsWhere(({ state }) => state === "SUBMITTED"))
    await endApplication(trx, ctx, { application: { id }, outcome: "WITHDRAWN" });
}
