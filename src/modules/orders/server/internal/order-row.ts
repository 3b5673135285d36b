import type { Selectable } from "kysely";
import type { Order } from "../../domain/order.ts";
import type { OrdersTable } from "./orders-table.ts";

type OrderRow = Selectable<OrdersTable>;

/** Columns `toOrder` needs beside the snapshot; the sealed buyer is left out on purpose. */
export const PLAIN_COLUMNS = [
  "id",
  "order_number",
  "account_id",
  "vehicle_id",
  "deal_type",
  "deal_ref_id",
  "deal_status",
  "order_status",
  "difference_cents",
  "created_at",
  "submitted_at",
  "canceled_at",
] as const satisfies readonly (keyof OrderRow)[];

/** All of them. */
export const ORDER_COLUMNS = [...PLAIN_COLUMNS, "snapshot"] as const satisfies readonly (keyof OrderRow)[];

/** The row in the words of the business. */
export function toOrder(row: Pick<OrderRow, (typeof ORDER_COLUMNS)[number]>): Order {
  return {
    id: row.id,
    orderNumber: row.order_number,
    accountId: row.account_id,
    vehicleId: row.vehicle_id,
    dealType: row.deal_type,
    dealRefId: row.deal_ref_id,
    dealStatus: row.deal_status,
    orderStatus: row.order_status,
    snapshot: row.snapshot,
    differenceCents: row.difference_cents,
    creationDate: row.created_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    canceledAt: row.canceled_at?.toISOString() ?? null,
  };
}
