import type { Generated } from "kysely";
import type { CodePurpose } from "../../domain/limits-data.ts";

export interface EmailCodeTable {
  tenant_id: string;
  id: string;
  purpose: CodePurpose;
  email_index: string;
  account_id: string | null;
  code_hash: string;
  attempts: Generated<number>;
  created_at: Date;
  expires_at: Date;
  burned_at: Date | null;
  used_at: Date | null;
  browser_hash: Generated<string | null>;
  network_hash: Generated<string | null>;
  by_known_device: Generated<boolean>;
  stranger_attempts: Generated<number>;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    email_code: EmailCodeTable;
  }
}
