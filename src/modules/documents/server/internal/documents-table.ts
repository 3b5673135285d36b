import type { ColumnType, Generated } from "kysely";
import type { DocumentType } from "../../domain/document-types.ts";
import type { FileFormat } from "#modules/file-checks/domain/file-rules.ts";

export interface DocumentPackageTable {
  tenant_id: string;
  order_id: string;
  deal_id: string;
  required_types: DocumentType[];
  created_at: Date;
}

export interface DocumentTable {
  tenant_id: string;
  id: string;
  order_id: string;
  type: DocumentType;
  format: FileFormat;
  file_name_sealed: string;
  size_bytes: number;
  sha256: string;
  object_key: string;
  status: "uploading" | "complete" | "fail";
  thumbnail_state: ColumnType<"waiting" | "made" | "none", never, "made" | "none">;
  created_at: Date;
}

/** Objects to remove once `remove_after` has passed. */
export interface DocumentObjectRemovalTable {
  tenant_id: string;
  object_key: string;
  remove_after: Date;
}

export interface DocumentDeletionTable {
  tenant_id: string;
  document_id: string;
  order_id: string;
  type: DocumentType;
  uploaded_at: Date;
  deleted_at: Date;
  reason: DeletionReason;
}

export type DeletionReason = "buyer" | "replaced" | "refused" | "retention";

export interface DocumentRequestTable {
  tenant_id: string;
  order_id: string;
  type: DocumentType;
  requested_by: "retailer" | "lender";
  requested_at: Date;
  reason: Generated<string>;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    document_package: DocumentPackageTable;
    document: DocumentTable;
    document_object_removal: DocumentObjectRemovalTable;
    document_deletion: DocumentDeletionTable;
    document_request: DocumentRequestTable;
  }
}
