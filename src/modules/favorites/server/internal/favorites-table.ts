/** Columns of `favorite` (migration 0130). */
export interface FavoriteTable {
  tenant_id: string;
  account_id: string;
  vehicle_id: string;
  saved_at: Date;
  saved_price_cents: number | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    favorite: FavoriteTable;
  }
}
