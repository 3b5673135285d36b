import type { Generated, JSONColumnType } from "kysely";

export interface InventoryImportTable {
  tenant_id: string;
  id: string;
  source: string;
  file_name: string;
  layout: string;
  state: "staging" | "applied" | "refused";
  rows_read: Generated<number>;
  rows_refused: Generated<number>;
  new_count: Generated<number>;
  changed_count: Generated<number>;
  unchanged_count: Generated<number>;
  vanished_count: Generated<number>;
  removed_count: Generated<number>;
  removals_withheld: string | null;
  started_at: Date;
  finished_at: Date | null;
}

export interface InventoryQuarantineTable {
  tenant_id: string;
  import_id: string;
  row_number: number;
  reasons: string[];
  raw: string;
}

export interface InventoryStagingTable {
  tenant_id: string;
  import_id: string;
  identity_key: string;
  row_number: number;
  feed_hash: string;
  vehicle: JSONColumnType<object>;
}

export interface VinDecodeTable {
  pattern: string;
  make: string | null;
  model: string | null;
  year: number | null;
  body_style: string | null;
  fuel: string | null;
  doors: number | null;
  decoded_at: Date;
}

declare module "#platform/server/database-tables.ts" {
  interface DatabaseTables {
    inventory_import: InventoryImportTable;
    inventory_quarantine: InventoryQuarantineTable;
    inventory_staging: InventoryStagingTable;
    vin_decode: VinDecodeTable;
  }
}
