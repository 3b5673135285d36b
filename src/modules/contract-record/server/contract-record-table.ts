import type { Generated } from "kysely";
import type { ContractEventKind } from "../domain/contract-event.ts";
import type { Signer, SigningStatus } from "#modules/signing-services/domain/signing-status.ts";

export interface ContractPackageTable {
  tenant_id: string;
  id: string;
  order_id: string;
  status: SigningStatus;
  provider_ref: string;
  /** The signing service that keeps it, as `providers.contracting` names it; null before it was sent, and before 0760. */
  signing_vendor: string | null;
  document_hash: string;
  document_sealed: string;
  /** 3 has a sealed audit trail, 2 its papers in `contract_file`; 1 is from before both. */
  version: Generated<number>;
  /** Keyed digest of the audit trail's end; null before version 3. */
  trail_seal: string | null;
  site_origin: string | null;
  /** Somebody signs together with the buyer. */
  has_co_buyer: Generated<boolean>;
  /** The deposit that the papers name. */
  deposit_cents: Generated<number>;
  is_notification_sent: Generated<boolean>;
  expires_at: Date;
  started_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export interface ContractSignatureTable {
  tenant_id: string;
  package_id: string;
  role: Signer["role"];
  name_sealed: string;
  document_hash: string;
  consent_version: number | null;
  /** Initials, mark and filled fields as JSON; null for the retailer. */
  act_sealed: Generated<string | null>;
  signed_at: Date;
}

export interface ContractFileTable {
  tenant_id: string;
  package_id: string;
  name: string;
  position: number;
  title: string;
  sha256: string;
  size: number;
  bytes_sealed: string;
  created_at: Date;
}

export interface ContractEventTable {
  tenant_id: string;
  package_id: string;
  seq: number;
  kind: ContractEventKind;
  at: Date;
  actor: Signer["role"] | "system";
  origin_sealed: string;
  document_hash: string;
  detail: Generated<string>;
  digest: string;
}

export interface ContractAbandonedPackageTable {
  tenant_id: string;
  provider_ref: string;
  order_id: string;
  abandoned_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    contract_abandoned_package: ContractAbandonedPackageTable;
    contract_event: ContractEventTable;
    contract_file: ContractFileTable;
    contract_package: ContractPackageTable;
    contract_signature: ContractSignatureTable;
  }
}
