import type { Generated } from "kysely";

export interface EmailChangeTable {
  tenant_id: string;
  account_id: string;
  id: string;
  email_sealed: string;
  code_hash: string;
  attempts: Generated<number>;
  created_at: Date;
  expires_at: Date;
  burned_at: Generated<Date | null>;
  used_at: Generated<Date | null>;
}

export interface ErasedSessionTable {
  tenant_id: string;
  session_id: string;
  erased_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    email_change: EmailChangeTable;
    erased_session: ErasedSessionTable;
  }
}
