import type { Generated } from "kysely";

/** Columns of migration 0680. */
interface PushKeyTable {
  tenant_id: string;
  public_key: string;
  private_sealed: string;
  created_at: Date;
}

interface PushSubscriptionTable {
  tenant_id: string;
  id: string;
  account_id: string;
  session_id: string;
  target_sealed: string;
  endpoint_index: string;
  device: string;
  created_at: Date;
}

interface SandboxPushBrowserTable {
  tenant_id: string;
  id: string;
  keys_sealed: string;
  is_gone: Generated<boolean>;
  created_at: Date;
}

interface SandboxPushMessageTable {
  tenant_id: string;
  id: string;
  browser_id: string;
  content_sealed: string;
  arrived_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    push_key: PushKeyTable;
    push_subscription: PushSubscriptionTable;
    sandbox_push_browser: SandboxPushBrowserTable;
    sandbox_push_message: SandboxPushMessageTable;
  }
}
