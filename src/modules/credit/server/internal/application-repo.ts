import { type Insertable, type Selectable, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";
import type { Order } from "#modules/orders/domain/order.ts";
import { type OwnOrder, ownOrderId } from "#modules/orders/server/drafts/own-order-id.ts";
import { requireOwnedOrderWith } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import {
  keptInsert,
  keptRead,
  keptUpdate,
  type StatementBuilder,
} from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CreditApplicationTable } from "./credit-tables.ts";

export type ApplicationRow = Selectable<CreditApplicationTable>;

interface OfOrder {
  readonly tenantId: string;
  readonly orderId: string;
}
interface ById {
  readonly tenantId: string;
  readonly id: string;
}
const ofOrder = keptRead((db, { tenantId, orderId }: OfOrder) =>
  db
    .selectFrom("credit_application")
    .selectAll()
    .where("tenant_id", "=", tenantId)
    .where("order_id", "=", orderId),
);
const ofOwnOrder = keptRead((db, own: OwnOrder) =>
  db
    .selectFrom("credit_application")
    .selectAll()
    .where("tenant_id", "=", own.tenantId)
    .where("order_id", "=", ownOrderId(db, own)),
);
const ofThisOrder = (db: StatementBuilder) =>
  db
    .selectFrom("credit_application")
    .selectAll()
    .where("credit_application.tenant_id", "=", sql.ref<string>("orders.tenant_id"))
    .where("credit_application.order_id", "=", sql.ref<string>("orders.id"));
const lookAtOwn = requireOwnedOrderWith((db) => jsonObjectFrom(ofThisOrder(db)));
const lockOwn = requireOwnedOrderWith((db) => jsonObjectFrom(ofThisOrder(db).forUpdate()));
const byId = keptRead((db, { tenantId, id }: ById) =>
  db.selectFrom("credit_application").selectAll().where("tenant_id", "=", tenantId).where("id", "=", id),
);

/** The application of an order; with `lock` its row is kept until the transaction ends. */
export async function findApplication(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId, lock = false }: { readonly orderId: string; readonly lock?: boolean },
): Promise<ApplicationRow | undefined> {
  const [row] = await ofOrder(trx, { tenantId: ctx.tenantId, orderId }, lock);
  return row;
}

/** The application of somebody's own order, which is asked before it; its row is kept until the transaction ends. */
export async function lockOwnApplication(
  trx: TenantTransaction,
  ctx: RequestContext,
  own: Omit<OwnOrder, "tenantId">,
): Promise<ApplicationRow | undefined> {
  const [row] = await ofOwnOrder(trx, { ...own, tenantId: ctx.tenantId }, true);
  return row;
}

/**
 * Somebody's own order by its number, and its application where it has one; with `lock` the application's row is kept.
 * @throws AppError as `requireOwnedOrder`
 */
export async function findOwnApplication(
  trx: TenantTransaction,
  ctx: TenantContext,
  { lock, orderNumber }: { readonly lock: boolean; readonly orderNumber: string },
): Promise<{ readonly order: Order; readonly application: ApplicationRow | undefined }> {
  const { order, beside } = await (lock ? lockOwn : lookAtOwn)(trx, ctx, orderNumber);
  return { order, application: beside === null ? undefined : withDates(beside) };
}

/** JSON has no dates. */
function withDates(row: NonNullable<Awaited<ReturnType<typeof lookAtOwn>>["beside"]>): ApplicationRow {
  return {
    ...row,
    created_at: new Date(row.created_at),
    updated_at: new Date(row.updated_at),
    submitted_at: dateOf(row.submitted_at),
    decided_at: dateOf(row.decided_at),
    keep_until: dateOf(row.keep_until),
  };
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}

/** The id of an order's application, as a part of a statement. */
export function applicationIdOf(
  db: StatementBuilder,
  {
    tenantId,
    orderId,
  }: { readonly tenantId: string; readonly orderId: string | ReturnType<typeof ownOrderId> },
) {
  return db
    .selectFrom("credit_application")
    .select("credit_application.id")
    .where("credit_application.tenant_id", "=", tenantId)
    .where("credit_application.order_id", "=", orderId);
}

/** The same by its id. */
export async function findApplicationById(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, lock = false }: { readonly id: string; readonly lock?: boolean },
): Promise<ApplicationRow | undefined> {
  const [row] = await byId(trx, { tenantId: ctx.tenantId, id }, lock);
  return row;
}

const insert = keptInsert((db, rows: Insertable<CreditApplicationTable>[]) =>
  db
    .insertInto("credit_application")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["tenant_id", "order_id"]).doNothing())
    .returningAll(),
);

/** An empty application of one person; undefined when the order has one. */
export async function insertApplication(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId, accountId }: { readonly orderId: string; readonly accountId: string },
): Promise<ApplicationRow | undefined> {
  const now = ctx.clock.now();
  const [row] = await insert(trx, [
    {
      tenant_id: ctx.tenantId,
      id: ctx.ids.next("cra"),
      order_id: orderId,
      account_id: accountId,
      state: "DRAFT",
      version: 0,
      is_joint: false,
      is_co_buyer: false,
      joint_elsewhere: false,
      created_at: now,
      updated_at: now,
    },
  ]);
  return row;
}

const update = keptUpdate<ById, ApplicationRow>((db, { tenantId, id }, set) =>
  db.updateTable("credit_application").set(set).where("tenant_id", "=", tenantId).where("id", "=", id),
);

export async function updateApplication(
  trx: TenantTransaction,
  ctx: RequestContext,
  { id, ...values }: Partial<ApplicationRow> & { readonly id: string },
): Promise<void> {
  await update(trx, { tenantId: ctx.tenantId, id }, { ...values, updated_at: ctx.clock.now() });
}
