import type { Generated } from "kysely";
import type { PartyRole } from "#modules/orders/domain/order-party.ts";
import type { IdRecordStatus, OrderIdStatus } from "../../domain/id-verification.ts";

export interface IdVerificationTable {
  tenant_id: string;
  order_id: string;
  person: Generated<PartyRole>;
  order_id_status: OrderIdStatus | null;
  record_status: IdRecordStatus | null;
  transactions_amount: Generated<number>;
  expires_at: Date | null;
  id_state: string | null;
  sent_to_masked: string | null;
  verified_by: Generated<"capture" | "retailer">;
  updated_at: Date;
}

export interface IdCaptureLinkTable {
  tenant_id: string;
  token_hash: string;
  order_id: string;
  person: Generated<PartyRole>;
  state: "SENT" | "OPENED" | "USED" | "REPLACED";
  expires_at: Date;
  created_at: Date;
  /** The provider's name of the capture, once one was started there. */
  capture_ref: string | null;
  /** Opened on the device the tracker runs on. */
  is_here: Generated<boolean>;
}

export interface SandboxIdCaptureTable {
  tenant_id: string;
  capture_ref: string;
  verification_ref: string;
  issuing_state: string;
  outcome: "SUCCESSFUL" | "FAILED" | "INCOMPLETE";
  judged_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    id_verification: IdVerificationTable;
    id_capture_link: IdCaptureLinkTable;
    sandbox_id_capture: SandboxIdCaptureTable;
  }
}
