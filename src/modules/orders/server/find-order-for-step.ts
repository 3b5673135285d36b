import type { AliasableExpression, SelectType } from "kysely";
import { tenantText } from "#modules/tenancy/domain/tenant-text.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { StatementBuilder } from "#platform/server/database/transactions/kept-statement.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import type { Order } from "../domain/order.ts";
import { ordersMessages } from "../messages.ts";
import { findOrder, findOrdersOfAccount, ownOrderWith } from "./internal/orders-repo.ts";

/** The one answer for unknown and foreign orders alike (MSG-05): nobody learns which numbers exist. */
export function orderNotFound(ctx: TenantContext): AppError {
  return new AppError("not-found", {
    code: "order.notFound",
    message: tenantText(ctx.tenant, ordersMessages, "orders.notFound", {
      phone: formatPhone(ctx.tenant.support.phone),
    }),
  });
}

/** The account that asks. @throws AppError unauthenticated (ROLE-05, OP-38). */
export function requireAccountId(ctx: TenantContext): string {
  if (ctx.actor.kind === "account") return ctx.actor.accountId;
  throw new AppError("unauthenticated", { code: "auth.required", message: "Please sign in." });
}

/**
 * The buyer's own order, for every module that works on one.
 * @throws AppError unauthenticated without an account; not-found `order.notFound` for unknown and foreign ones.
 */
export async function requireOwnedOrder(
  trx: TenantTransaction,
  ctx: TenantContext,
  orderNumber: string,
): Promise<Order> {
  return requireOwned(await findOrder(trx, ctx, { orderNumber }), ctx);
}

/**
 * As `requireOwnedOrder`, in one statement with a value of the module that asks. Built once per process.
 * @param beside of the row of `orders` that the statement finds
 */
export function requireOwnedOrderWith<Beside>(beside: (db: StatementBuilder) => AliasableExpression<Beside>) {
  const find = ownOrderWith(beside);
  return async (
    trx: TenantTransaction,
    ctx: TenantContext,
    orderNumber: string,
  ): Promise<{ readonly order: Order; readonly beside: SelectType<Beside> }> => {
    const found = await find(trx, ctx, { orderNumber, accountId: requireAccountId(ctx) });
    if (found === undefined) throw orderNotFound(ctx);
    return found;
  };
}

/** Every order of the account that asks, newest first. @throws AppError unauthenticated. */
export async function findOwnOrders(trx: TenantTransaction, ctx: TenantContext): Promise<Order[]> {
  return (await findOrdersOfAccount(trx, ctx, { accountId: requireAccountId(ctx) })).toReversed();
}

/** As `requireOwnedOrder`, and its row stays locked until the transaction ends. */
export async function lockOwnedOrder(
  trx: TenantTransaction,
  ctx: TenantContext,
  orderNumber: string,
): Promise<Order> {
  return requireOwned(await findOrder(trx, ctx, { orderNumber, lock: true }), ctx);
}

/** The order when it is the caller's own. @throws AppError as `requireOwnedOrder` */
export function requireOwned(order: Order | undefined, ctx: TenantContext): Order {
  const accountId = requireAccountId(ctx);
  if (order?.accountId !== accountId) throw orderNotFound(ctx);
  return order;
}

/**
 * Any order of the tenant, for jobs, provider events and whoever proved to be its signer; `lock` holds its row.
 * @throws AppError not-found `order.notFound`.
 */
export async function requireOrder(
  trx: TenantTransaction,
  ctx: TenantContext,
  key: ({ readonly id: string } | { readonly orderNumber: string }) & { readonly lock?: boolean },
): Promise<Order> {
  const order = await findOrder(trx, ctx, key);
  if (!order) throw orderNotFound(ctx);
  return order;
}
