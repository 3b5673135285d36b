import { cancelRequests } from "#modules/lenders/server/cancel-requests.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { type ApplicationRow, updateApplication } from "./application-repo.ts";
import { keepUntil } from "./keep-until.ts";

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
  const decidedAt = ctx.clock.now();
  const over = { state: "OVER", decided_at: decidedAt, keep_until: keepUntil(decidedAt) } as const;
  await updateApplication(trx, ctx, { id, ...over, outcome: input.outcome });
}
