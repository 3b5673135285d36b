import type { RefundAnswer } from "../../server/payment-gateway.ts";

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

export interface SandboxGatewayRefundTable {
  tenant_id: string;
  provider_key: string;
  charge_key: string;
  ref: string;
  outcome: RefundAnswer["outcome"];
  amount_cents: number;
  created_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    sandbox_gateway_token: SandboxGatewayTokenTable;
    sandbox_gateway_charge: SandboxGatewayChargeTable;
    sandbox_gateway_refund: SandboxGatewayRefundTable;
  }
}
