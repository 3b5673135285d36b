import type { JWK } from "jose";
import type { Json } from "#platform/server/database/tables/core-tables.ts";

export interface SandboxIdentityKeyTable {
  tenant_id: string;
  name: string;
  kid: string;
  public_jwk: Json<JWK>;
  private_sealed: string;
  created_at: Date;
}

export interface SandboxIdentityCodeTable {
  tenant_id: string;
  code_hash: string;
  provider: string;
  client_id: string;
  redirect_uri: string;
  code_challenge: string;
  claims_sealed: string;
  expires_at: Date;
}

export interface SandboxIdentityConsentTable {
  tenant_id: string;
  provider: string;
  subject: string;
  at: Date;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    sbx_identity_key: SandboxIdentityKeyTable;
    sbx_identity_code: SandboxIdentityCodeTable;
    sbx_identity_consent: SandboxIdentityConsentTable;
  }
}
