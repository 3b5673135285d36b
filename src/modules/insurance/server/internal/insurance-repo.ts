import type { Selectable, Updateable } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { InsuranceProgress } from "../../domain/insurance-status.ts";
import type { InsuranceVerificationTable } from "./insurance-table.ts";

export type InsuranceRow = Selectable<InsuranceVerificationTable>;

/** The order's row, made on first use and locked until the transaction ends. */
export async function lockInsurance(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<InsuranceRow> {
  await trx
    .insertInto("insurance_verification")
    .values({
      tenant_id: ctx.tenantId,
      order_id: orderId,
      status: "NOT_INITIATED",
      updated_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom("insurance_verification")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function findInsurance(
  trx: TenantTransaction,
  ctx: RequestContext,
  orderId: string,
): Promise<InsuranceRow | undefined> {
  return trx
    .selectFrom("insurance_verification")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}

/** Writes changed columns of a locked row and answers the row after it. */
export async function updateInsurance(
  trx: TenantTransaction,
  ctx: RequestContext,
  change: { readonly row: InsuranceRow; readonly set: Updateable<InsuranceVerificationTable> },
): Promise<InsuranceRow> {
  return trx
    .updateTable("insurance_verification")
    .set({ ...change.set, updated_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", change.row.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const NOTHING: InsuranceProgress = {
  status: "NOT_INITIATED",
  policyStatus: null,
  carrierName: null,
  policyNumberLast4: null,
  skipped: false,
  updatedAt: null,
};

/** The row in the shape of OP-08. */
export function toProgress(row: InsuranceRow | undefined): InsuranceProgress {
  if (row === undefined) return NOTHING;
  return {
    status: row.status,
    policyStatus: row.policy_status,
    carrierName: row.carrier_name,
    policyNumberLast4: row.policy_number_last4,
    skipped: row.skipped,
    updatedAt: row.updated_at.toISOString(),
  };
}
