import type { ColumnType } from "kysely";
import type { PaymentStatus } from "#modules/orders/domain/order.ts";
import type { EntryKind } from "../../domain/charge-moves.ts";
import type { PaymentMethod } from "#modules/payment-gateways/domain/payment-method.ts";

export type PaymentPurpose = "balance" | "deposit" | "difference";

export interface PaymentTable {
  tenant_id: string;
  id: string;
  order_id: string;
  /** `plan` pays for a purchase of its own, never for the car. */
  purpose: PaymentPurpose | "plan";
  /** Which purchase it pays; empty for the car. */
  subject: ColumnType<string, string | undefined, never>;
  method: PaymentMethod;
  status: PaymentStatus;
  amount_cents: number;
  provider_key: string;
  source_token: string;
  provider_ref: string | null;
  display: string;
  failure_code: string | null;
  receipt_mailed_at: ColumnType<Date | null, undefined, Date>;
  created_at: Date;
  updated_at: Date;
}

export interface PaymentEntryTable {
  tenant_id: string;
  id: string;
  order_id: string;
  payment_id: string;
  kind: EntryKind;
  amount_cents: number;
  cause: string;
  created_at: Date;
}

export type RefundReason = "order-cancelled" | "paid-twice" | "plan-canceled";

export interface PaymentRefundTable {
  tenant_id: string;
  id: string;
  order_id: string;
  payment_id: string;
  amount_cents: number;
  status: "REQUESTED" | "REFUNDED" | "FAILED";
  reason: RefundReason;
  /** What it is for, where one reason may come more than once. */
  cause: ColumnType<string, string | undefined, never>;
  provider_ref: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface InvoiceTable {
  tenant_id: string;
  order_id: string;
  number: string;
  issued_at: Date;
  mailed_at: Date | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    payment: PaymentTable;
    invoice: InvoiceTable;
    payment_entry: PaymentEntryTable;
    payment_refund: PaymentRefundTable;
  }
}
