import type { Selectable, Updateable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { PlanTerms } from "../../domain/plan-terms.ts";
import type { ProtectionContractTable } from "./contracts-table.ts";

export type PlanRow = Selectable<ProtectionContractTable>;

/** Every plan of an order, in the order in which they were printed. */
export function findPlans(trx: TenantTransaction, ctx: RequestContext, orderId: string): Promise<PlanRow[]> {
  return trx
    .selectFrom("protection_contract")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** One plan; its row is kept until the transaction ends. */
export function lockPlan(
  trx: TenantTransaction,
  ctx: RequestContext,
  id: string,
): Promise<PlanRow | undefined> {
  return trx
    .selectFrom("protection_contract")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds plans that the order does not have yet. */
export async function insertPlans(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId, terms }: { readonly orderId: string; readonly terms: readonly PlanTerms[] },
): Promise<void> {
  if (terms.length === 0) return;
  const now = ctx.clock.now();
  await trx
    .insertInto("protection_contract")
    .values(
      terms.map((one) => ({
        tenant_id: ctx.tenantId,
        id: ctx.ids.next("ppl"),
        order_id: orderId,
        plan_id: one.planId,
        terms: JSON.stringify(one),
        status: "agreed" as const,
        created_at: now,
        changed_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(["tenant_id", "order_id", "plan_id"]).doNothing())
    .execute();
}

/** A plan that was bought by itself, apart from its order. */
export interface BoughtPlan {
  readonly orderId: string;
  readonly purchaseId: string;
  readonly terms: PlanTerms;
  /** ISO date. */
  readonly soldOn: string;
  readonly miles: number;
}

/** Adds a plan that was bought by itself; undefined where the order has it. */
export async function insertBoughtPlan(
  trx: TenantTransaction,
  ctx: RequestContext,
  bought: BoughtPlan,
): Promise<string | undefined> {
  const now = ctx.clock.now();
  const inserted = await trx
    .insertInto("protection_contract")
    .values({
      tenant_id: ctx.tenantId,
      id: ctx.ids.next("ppl"),
      order_id: bought.orderId,
      plan_id: bought.terms.planId,
      terms: JSON.stringify(bought.terms),
      status: "waiting",
      sold_on: bought.soldOn,
      start_miles: bought.miles,
      purchase_id: bought.purchaseId,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(["tenant_id", "order_id", "plan_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

export async function updatePlan(
  trx: TenantTransaction,
  ctx: RequestContext,
  {
    id,
    set,
  }: { readonly id: string; readonly set: Omit<Updateable<ProtectionContractTable>, "id" | "tenant_id"> },
): Promise<void> {
  await trx
    .updateTable("protection_contract")
    .set({ ...set, changed_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("id", "=", id)
    .execute();
}
