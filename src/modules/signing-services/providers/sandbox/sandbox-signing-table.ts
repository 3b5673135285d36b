import type { Generated } from "kysely";

export interface SandboxSigningPackageTable {
  tenant_id: string;
  ref: string;
  state: "open" | "signed" | "expired" | "cancelled";
  document_hash: string;
  expires_at: Date;
  signed_at: Date | null;
  /** What the shop handed in with the signature, sealed by the shop. */
  hand_sealed: string | null;
  has_co_buyer: Generated<boolean>;
  co_buyer_signed_at: Date | null;
  co_buyer_hand_sealed: string | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    sandbox_signing_package: SandboxSigningPackageTable;
  }
}
