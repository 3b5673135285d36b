import type { Order } from "#modules/orders/domain/order.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { enqueueJobs } from "#platform/server/jobs/enqueue-job.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { type BoughtPlan, findPlans, insertBoughtPlan, updatePlan } from "./internal/contracts-repo.ts";
import { PLACE_PLAN } from "./place-plan.ts";
import { plansOfPapers } from "./plans-of-papers.ts";

/** Both have signed: each plan becomes a contract with its administrator. A second time changes nothing. */
export async function startPlans(trx: TenantTransaction, ctx: TenantContext, order: Order): Promise<void> {
  await plansOfPapers(trx, ctx, order);
  const agreed = (await findPlans(trx, ctx, order.id)).filter(({ status }) => status === "agreed");
  const { rooftop, vehicle } = order.snapshot;
  const { date } = localTimeOf(ctx.clock.now().getTime(), rooftop.timeZone);
  for (const { id } of agreed) {
    const set = { status: "waiting", sold_on: date, start_miles: vehicle.mileage ?? 0 } as const;
    await updatePlan(trx, ctx, { id, set });
  }
  await enqueueJobs(
    trx,
    ctx,
    agreed.map(({ id }) => ({ kind: PLACE_PLAN, payload: { contractId: id }, dedupeKey: id })),
  );
}

/** A plan that was bought by itself is paid: it becomes a contract. @returns its id; undefined where the order has this plan */
export async function startBoughtPlan(
  trx: TenantTransaction,
  ctx: TenantContext,
  bought: BoughtPlan,
): Promise<string | undefined> {
  const contractId = await insertBoughtPlan(trx, ctx, bought);
  if (contractId !== undefined)
    await enqueueJobs(trx, ctx, [{ kind: PLACE_PLAN, payload: { contractId }, dedupeKey: contractId }]);
  return contractId;
}

/** The retailer cleared up why the administrator said no: every refused plan is asked for again. */
export async function retryPlans(trx: TenantTransaction, ctx: TenantContext, order: Order): Promise<void> {
  const refused = (await findPlans(trx, ctx, order.id)).filter(({ status }) => status === "refused");
  for (const { id } of refused)
    await updatePlan(trx, ctx, { id, set: { status: "waiting", problem: null, rate_id: null } });
  // No key: the job that heard the no may not have ended.
  await enqueueJobs(
    trx,
    ctx,
    refused.map(({ id }) => ({ kind: PLACE_PLAN, payload: { contractId: id } })),
  );
}
