import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { AppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { providerUnavailable } from "#platform/server/vendor-calls/provider-failure.ts";
import { enqueueJob, enqueueJobs } from "#platform/server/jobs/enqueue-job.ts";
import { protectionContractsMessages } from "../messages.ts";
import { findPlans, lockPlan, updatePlan } from "./internal/contracts-repo.ts";
import type { PlansContext } from "./plans-context.ts";

/** Job that tells the administrator that a contract is void. */
export const VOID_PLAN = "protection-contracts.void";

/** The sale is over, before or after the car was handed over: no plan of it goes on. A second time changes nothing. */
export async function endPlans(trx: TenantTransaction, ctx: TenantContext, order: Order): Promise<void> {
  const going = (await findPlans(trx, ctx, order.id)).filter(
    ({ status }) => status !== "voided" && status !== "ending" && status !== "canceled",
  );
  for (const { id, status } of going)
    await updatePlan(trx, ctx, { id, set: { status: status === "agreed" ? "voided" : "ending" } });
  const asked = going.filter(({ status }) => status !== "agreed");
  await enqueueJobs(
    trx,
    ctx,
    asked.map(({ id }) => ({ kind: VOID_PLAN, payload: { contractId: id }, dedupeKey: id })),
  );
}

/** The money for a plan that was bought by itself went back: it ends. A second time changes nothing. */
export async function endBoughtPlan(
  trx: TenantTransaction,
  ctx: TenantContext,
  contractId: string,
): Promise<void> {
  const row = await lockPlan(trx, ctx, contractId);
  if (row?.status !== "waiting" && row?.status !== "in-force" && row?.status !== "refused") return;
  await updatePlan(trx, ctx, { id: contractId, set: { status: "ending" } });
  await enqueueJob(trx, ctx, { kind: VOID_PLAN, payload: { contractId }, dedupeKey: contractId });
}

/** Voids a contract at its administrator. Repeatable; one that never came to be is void at once. */
export async function voidPlan(ctx: PlansContext, contractId: string): Promise<void> {
  const row = await ctx.db.transaction((trx) => lockPlan(trx, ctx, contractId));
  if (row?.status !== "ending") return;
  if (row.contract_number !== null) {
    const answer = await ctx.protectionAdministrator.void(ctx, { contractNumber: row.contract_number });
    if (answer.kind === "failure")
      throw providerUnavailable("protectionContract.unavailable", protectionContractsMessages.unavailable);
    if (answer.kind === "refusal" && answer.code !== "contract-not-found")
      throw new AppError("conflict", { code: `protectionContract.${answer.code}`, message: answer.code });
  }
  await ctx.db.transaction(async (trx) => {
    const now = await lockPlan(trx, ctx, contractId);
    // A contract number that came meanwhile has its own job.
    if (now?.status !== "ending" || now.contract_number !== row.contract_number) return;
    await updatePlan(trx, ctx, { id: contractId, set: { status: "voided" } });
  });
}
