import type { Generated } from "kysely";
import type { InsuranceStatus, PolicyStatus } from "../../domain/insurance-status.ts";

export interface InsuranceVerificationTable {
  tenant_id: string;
  order_id: string;
  status: InsuranceStatus;
  policy_status: PolicyStatus | null;
  carrier_name: string | null;
  policy_number_last4: string | null;
  skipped: Generated<boolean>;
  consent_terms_version: number | null;
  consent_language: string | null;
  consented_at: Date | null;
  /** The visit whose policy counts. */
  pull_id: string | null;
  last_error: string | null;
  verified_by: Generated<"carrier" | "retailer">;
  updated_at: Date;
}

export interface InsuranceSessionTable {
  tenant_id: string;
  nonce_hash: string;
  order_id: string;
  pull_id: string | null;
  created_at: Date;
}

export interface SandboxCarrierSessionTable {
  tenant_id: string;
  pull_id: string;
  carrier_name: string | null;
  policy_number_last4: string | null;
  policy_status: string | null;
  created_at: Date;
  nonce: string | null;
  return_url: string | null;
  ready_at: Date | null;
  problem: string | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    insurance_verification: InsuranceVerificationTable;
    insurance_session: InsuranceSessionTable;
    sandbox_carrier_session: SandboxCarrierSessionTable;
  }
}
