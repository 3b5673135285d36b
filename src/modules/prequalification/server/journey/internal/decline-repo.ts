import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { DeclineTable } from "./journey-table.ts";

type StandingDecline = Pick<DeclineTable, "bureau" | "retry_on">;

/** Outlives a result that was taken back: who it was is a keyed hash. */
export async function keepDecline(
  trx: TenantTransaction,
  ctx: RequestContext,
  { personIndex, ...decline }: StandingDecline & { readonly personIndex: string },
): Promise<void> {
  await trx
    .insertInto("prequalification_decline")
    .values({ tenant_id: ctx.tenantId, person_index: personIndex, ...decline })
    .onConflict((conflict) => conflict.columns(["tenant_id", "person_index"]).doUpdateSet(decline))
    .execute();
}

/** The decline of this person that stands today. */
export async function findDecline(
  trx: TenantTransaction,
  ctx: RequestContext,
  { personIndex, today }: { readonly personIndex: string; readonly today: string },
): Promise<StandingDecline | undefined> {
  return trx
    .selectFrom("prequalification_decline")
    .select(["bureau", "retry_on"])
    .where("tenant_id", "=", ctx.tenantId)
    .where("person_index", "=", personIndex)
    .where("retry_on", ">", today)
    .executeTakeFirst();
}

/** From its day on nobody has to be remembered. */
export async function deleteOldDeclines(
  trx: TenantTransaction,
  ctx: RequestContext,
  { today }: { readonly today: string },
): Promise<void> {
  await trx
    .deleteFrom("prequalification_decline")
    .where("tenant_id", "=", ctx.tenantId)
    .where("retry_on", "<=", today)
    .execute();
}
