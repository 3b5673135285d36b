export interface OrderNoticeTable {
  tenant_id: string;
  order_id: string;
  kind: string;
  queued_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    order_notice: OrderNoticeTable;
  }
}
