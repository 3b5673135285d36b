import type { Insertable, Selectable, Updateable } from "kysely";
import type { InspectionLine } from "#modules/trade-in/domain/inspection/inspect-car.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { TradeInHandoverTable } from "./handover-table.ts";

export type HandoverRow = Selectable<TradeInHandoverTable>;

/** What an inspection found, as it is kept. */
export interface KeptInspection {
  readonly miles: number;
  readonly answers: Readonly<Record<string, string>>;
  readonly lines: readonly InspectionLine[];
  /** Answers that nothing was printed for. */
  readonly questions: readonly string[];
}

export const inspectionOf = ({ inspection_text: text }: HandoverRow): KeptInspection =>
  JSON.parse(text) as KeptInspection;

/** The handover of an order's traded car; undefined before its inspection. */
export async function findHandover(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  orderId: string,
): Promise<HandoverRow | undefined> {
  return trx
    .selectFrom("trade_in_handover")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}

export async function insertHandover(
  trx: TenantTransaction,
  ctx: RequestContext,
  row: Pick<
    Insertable<TradeInHandoverTable>,
    "order_id" | "status" | "inspection_text" | "amended_cents" | "accept_cents" | "keep_cents"
  >,
): Promise<void> {
  const now = ctx.clock.now();
  await trx
    .insertInto("trade_in_handover")
    .values({ ...row, tenant_id: ctx.tenantId, inspected_at: now, updated_at: now })
    .execute();
}

export async function updateHandover(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId, set }: { readonly orderId: string; readonly set: Updateable<TradeInHandoverTable> },
): Promise<void> {
  await trx
    .updateTable("trade_in_handover")
    .set({ ...set, updated_at: ctx.clock.now() })
    .where("tenant_id", "=", ctx.tenantId)
    .where("order_id", "=", orderId)
    .execute();
}

/** Cars whose payoff is owed on this day or before and of which the retailer was not told since `toldBefore`. */
export async function lockOwedPayoffs(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  { until, toldBefore, limit }: { readonly until: string; readonly toldBefore: Date; readonly limit: number },
): Promise<HandoverRow[]> {
  return trx
    .selectFrom("trade_in_handover")
    .selectAll()
    .where("tenant_id", "=", ctx.tenantId)
    .where("status", "=", "RECEIVED")
    .where("payoff_due_on", "<=", until)
    .where((where) => where.or([where("reminded_at", "is", null), where("reminded_at", "<=", toldBefore)]))
    .orderBy("payoff_due_on")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}
