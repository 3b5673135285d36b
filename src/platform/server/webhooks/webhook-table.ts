import type { Generated } from "kysely";

export interface WebhookEventTable {
  tenant_id: string;
  source: string;
  event_id: string;
  type: string;
  body_sealed: string;
  occurred_at: Date | null;
  received_at: Date;
  deliveries: Generated<number>;
  applied_at: Date | null;
  problem: string | null;
}

declare module "../database/tables/database-tables.ts" {
  interface DatabaseTables {
    webhook_event: WebhookEventTable;
  }
}
