import type { PaymentStatus } from "#modules/orders/domain/order.ts";
import type { PaymentMethod } from "../../domain/allowed-methods.ts";

export type PaymentPurpose = "balance" | "deposit";

export interface PaymentTable {
  tenant_id: string;
  id: string;
  order_id: string;
  purpose: PaymentPurpose;
  method: PaymentMethod;
  status: PaymentStatus;
  amount_cents: number;
  provider_key: string;
  source_token: string;
  provider_ref: string | null;
  display: string;
  failure_code: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface SandboxGatewayTokenTable {
  tenant_id: string;
  token: string;
  kind: "card" | "bank-manual" | "bank-link" | "bank-linked";
  outcome: string;
  display: string;
  order_number: string | null;
  expires_at: Date;
}

export interface SandboxGatewayChargeTable {
  tenant_id: string;
  provider_key: string;
  ref: string;
  outcome: string;
  amount_cents: number;
  created_at: Date;
}

declare module "#platform/server/database-tables.ts" {
  interface DatabaseTables {
    payment: PaymentTable;
    sandbox_gateway_token: SandboxGatewayTokenTable;
    sandbox_gateway_charge: SandboxGatewayChargeTable;
  }
}
