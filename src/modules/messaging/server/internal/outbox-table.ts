import type { Generated } from "kysely";
import type { MessageChannel } from "../../domain/message-template.ts";

export interface MessageOutboxTable {
  tenant_id: string;
  id: string;
  channel: MessageChannel;
  template: string;
  to_sealed: string;
  to_index: string;
  content_sealed: string | null;
  created_at: Date;
  delivered_at: Date | null;
  attempts: Generated<number>;
  last_error: string | null;
  failed_at: Date | null;
  failure: string | null;
  provider_ref: string | null;
  expires_at: Date | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    message_outbox: MessageOutboxTable;
  }
}
