import { cancelRequests } from "#modules/lenders/server/cancel-requests.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { ApplicationRow } from "./application-repo.ts";
import { closeApplication } from "./close-application.ts";

/** Takes an application back from whoever was asked; it is kept as long as the law has us keep it. */
export async function endApplication(
  trx: TenantTransaction,
  ctx: RequestContext,
  input: {
    readonly application: Pick<ApplicationRow, "id">;
    readonly outcome: NonNullable<ApplicationRow["outcome"]>;
  },
): Promise<void> {
  const { id } = input.application;
  await cancelRequests(trx, ctx, { applicationId: id });
  await closeApplication(trx, ctx, { id, outcome: input.outcome });
}
