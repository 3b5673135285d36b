export interface OrderEventMarkTable {
  tenant_id: string;
  order_id: string;
  /** An `EventSubject`. */
  subject: string;
  occurred_at: Date;
  event_id: string;
  event: string;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    order_event_mark: OrderEventMarkTable;
  }
}
