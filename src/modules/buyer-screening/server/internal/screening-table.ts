export interface BuyerScreeningTable {
  tenant_id: string;
  order_id: string;
  version: number;
  person: "BUYER" | "PRIMARY" | "JOINT";
  /** `REPLACED`: the application was withdrawn before anybody looked. */
  state: "CLEAR" | "WAITING" | "CLEARED" | "CONFIRMED" | "REPLACED";
  list_date: string;
  is_sample_list: boolean;
  findings_sealed: string | null;
  findings_index: string | null;
  screened_at: Date;
  answered_at: Date | null;
  answered_by_sealed: string | null;
  keep_until: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    buyer_screening: BuyerScreeningTable;
  }
}
