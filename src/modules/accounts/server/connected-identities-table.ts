import type { CodeFlowName } from "../domain/code-flow-name.ts";

export interface ConnectedIdentityTable {
  tenant_id: string;
  issuer: string;
  subject_index: string;
  account_id: string;
  provider: CodeFlowName;
  refresh_sealed: string | null;
  connected_at: Date;
  last_used_at: Date;
}

export interface ProviderVisitTable {
  tenant_id: string;
  state_hash: string;
  provider: CodeFlowName;
  purpose: "sign-in" | "connect";
  account_id: string | null;
  session_id: string | null;
  browser_hash: string;
  secrets_sealed: string;
  redirect_uri: string;
  return_to: string;
  created_at: Date;
  expires_at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    connected_identity: ConnectedIdentityTable;
    provider_visit: ProviderVisitTable;
  }
}
