import type { Generated } from "kysely";
import type { DeliveryOption } from "#modules/orders/domain/order.ts";
import type { FulfillmentStatus } from "../../domain/fulfillment-status.ts";

export interface FulfillmentTable {
  tenant_id: string;
  order_id: string;
  rooftop_id: string;
  option: DeliveryOption;
  status: FulfillmentStatus;
  slot_start: Date;
  zip_code: string | null;
  address_sealed: string | null;
  fee_cents: Generated<number>;
  requested_at: Date;
  confirmed_at: Date | null;
  updated_at: Date;
  /** How often it was changed. */
  sequence: Generated<number>;
  /** Who made it what it is now. */
  changed_by: Generated<"buyer" | "retailer">;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    fulfillment: FulfillmentTable;
  }
}
