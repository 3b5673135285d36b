import type { DocumentType } from "../../domain/document-types.ts";
import type { FileFormat } from "../../domain/file-rules.ts";

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
  created_at: Date;
}

declare module "#platform/server/database-tables.ts" {
  interface DatabaseTables {
    document_package: DocumentPackageTable;
    document: DocumentTable;
  }
}
