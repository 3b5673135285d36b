import type { StatementBuilder } from "#platform/server/database/transactions/kept-statement.ts";
import { type RawBuilder, sql } from "kysely";
import type {} from "../internal/orders-table.ts";

/** An order by its number, and whose it must be. */
export interface OwnOrder {
  readonly tenantId: string;
  readonly orderNumber: string;
  readonly accountId: string;
}

/**
 * Whose order it is, as a condition that leads to no index: the number is unique, while an account's index leads to all its
 * orders and to each version of their rows.
 */
export const isOwnedBy = (accountId: string): RawBuilder<boolean> =>
  sql<boolean>`(orders.account_id = ${accountId}) is true`;

/** The id of somebody's own order, as a part of a statement that is asked together with the order itself. */
export function ownOrderId(db: StatementBuilder, { tenantId, orderNumber, accountId }: OwnOrder) {
  return db
    .selectFrom("orders")
    .select("orders.id")
    .where("orders.tenant_id", "=", tenantId)
    .where("orders.order_number", "=", orderNumber)
    .where(isOwnedBy(accountId));
}

/** The vehicle of somebody's own order, which never changes, as a part of a statement that is asked together with the order. */
export function ownVehicleId({ tenantId, orderNumber, accountId }: OwnOrder): RawBuilder<unknown> {
  return sql`(select orders.vehicle_id from orders where orders.tenant_id = ${tenantId}
    and orders.order_number = ${orderNumber} and ${isOwnedBy(accountId)})`;
}
