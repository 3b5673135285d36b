export interface BankLinkTable {
  tenant_id: string;
  token: string;
  order_id: string;
  gateway_token: string;
  vendor_ref: string;
  display: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    bank_link: BankLinkTable;
  }
}
