import type { Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { Json } from "#platform/server/database/tables/core-tables.ts";
import type { ImportReport } from "../../domain/import-report.ts";

export interface InventoryImportTable {
  tenant_id: string;
  id: string;
  source: string;
  file_name: string;
  layout: string;
  /** `shown` is a dry run; `held` changed nothing because the file looked wrong. */
  state: "staging" | "applied" | "held" | "refused" | "shown";
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
  /** Rooftops of which the file had rows. */
  rooftops: Generated<string[]>;
  file_hash: string | null;
  /** What `showReport` prints; null while it runs, and for files of older versions. */
  report: Json<ImportReport> | null;
  /** The sequence in which files came. */
  seq: GeneratedAlways<number>;
  /** When the process that reads the file was last seen; by the database's clock, because it is a lease. */
  alive_at: Generated<Date>;
}

/** Cars that the last complete files did not name (migration 0226). */
export interface InventoryMissingTable {
  tenant_id: string;
  vehicle_id: string;
  /** Complete files in a row without it. */
  files: number;
  since: Date;
}

export interface InventoryMatchTable {
  tenant_id: string;
  import_id: string;
  identity_key: string;
  row_number: number;
  vehicle_id: string | null;
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
  rooftop_id: string;
  vin: string | null;
  claimed_vin: string | null;
  stock_number: string | null;
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

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    inventory_import: InventoryImportTable;
    inventory_quarantine: InventoryQuarantineTable;
    inventory_staging: InventoryStagingTable;
    inventory_match: InventoryMatchTable;
    inventory_missing: InventoryMissingTable;
    vin_decode: VinDecodeTable;
  }
}
