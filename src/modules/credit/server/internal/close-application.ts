import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { type ApplicationRow, updateApplication } from "./application-repo.ts";
import { keepUntil } from "#modules/credit-bureaus/server/keep-until.ts";

/** An application is over; it is kept as long as the law has us keep what a decision used. */
export async function closeApplication(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, outcome }: { readonly id: string; readonly outcome: NonNullable<ApplicationRow["outcome"]> },
): Promise<void> {
  const decidedAt = ctx.clock.now();
  const over = { state: "OVER", outcome, decided_at: decidedAt, keep_until: keepUntil(decidedAt) } as const;
  await updateApplication(trx, ctx, { id, ...over });
}
