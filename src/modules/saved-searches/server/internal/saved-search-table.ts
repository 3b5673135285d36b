export interface SavedSearchTable {
  tenant_id: string;
  account_id: string;
  id: string;
  name: string;
  search: string;
  notify: boolean;
  created_at: Date;
  seen_until: Date;
  told_until: Date;
}

export interface SavedSearchReaderTable {
  tenant_id: string;
  account_id: string;
  unsubscribe_token: string;
  site_origin: string;
  mailed_at: Date | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    saved_search: SavedSearchTable;
    saved_search_reader: SavedSearchReaderTable;
  }
}
