import type { Generated, GeneratedAlways } from "kysely";
import type { Json } from "#platform/server/database/tables/core-tables.ts";
import type { DealStatus, DealType, OrderSnapshot, OrderStatus } from "../../domain/order.ts";

export interface OrdersTable {
  tenant_id: string;
  id: string;
  order_number: string;
  account_id: string;
  vehicle_id: string;
  deal_type: DealType;
  deal_ref_id: string;
  deal_status: DealStatus;
  order_status: OrderStatus;
  snapshot: Json<OrderSnapshot>;
  /** Names what the snapshot says; null on rows from before 0807. */
  snapshot_version: Generated<string | null>;
  amount_due_cents: number;
  /** On top of it, by a worksheet that was amended after signing. */
  difference_cents: Generated<number>;
  buyer_sealed: string | null;
  created_at: Date;
  submitted_at: Date | null;
  canceled_at: Date | null;
  updated_at: Date;
  /** Which physical car, named by a trigger when the order becomes active. */
  car_vin: GeneratedAlways<string | null>;
  car_stock_number: GeneratedAlways<string | null>;
}

export interface OrderHistoryTable {
  tenant_id: string;
  order_id: string;
  seq: Generated<number>;
  order_status: OrderStatus;
  deal_status: DealStatus;
  actor: string;
  reason: string;
  at: Date;
  /** `order`, or the step that changed. */
  subject: Generated<string>;
  /** Of a step; written by triggers, as is `detail`. */
  step_status: Generated<string | null>;
  detail: Generated<string | null>;
}

/** Who buys together with the order's own buyer. */
export interface OrderPartyTable {
  tenant_id: string;
  order_id: string;
  role: "co-buyer";
  party_sealed: string;
  recorded_at: Date;
}

/** A view for other modules: how an order stands, and since when its buyer has the car. */
export interface OrderStandingView {
  tenant_id: string;
  order_id: string;
  order_status: OrderStatus;
  delivered_at: Date | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    orders: OrdersTable;
    order_history: OrderHistoryTable;
    order_party: OrderPartyTable;
    order_standing: OrderStandingView;
  }
}
