import type { Generated } from "kysely";
import type { JWK } from "jose";
import type { Json } from "#platform/server/database/tables/core-tables.ts";
import type { Language } from "#platform/shared/texts/language.ts";

export interface AccountTable {
  tenant_id: string;
  id: string;
  email_sealed: string;
  email_index: string;
  first_name_sealed: string;
  last_name_sealed: string;
  phone_sealed: string;
  password_hash: string;
  address_sealed: Generated<string | null>;
  language: Generated<Language | null>;
  status: "unconfirmed" | "confirmed";
  contested: boolean;
  created_at: Date;
  confirmed_at: Date | null;
  updated_at: Date;
}

export interface AccountConsentTable {
  tenant_id: string;
  account_id: string;
  seq: Generated<number>;
  kind: "terms" | "marketing-email" | "marketing-sms" | "phone-contact" | "order-push";
  granted: boolean;
  text_version: string;
  origin_sealed: Generated<string | null>;
  at: Date;
}

export interface SignInFailureTable {
  tenant_id: string;
  email_index: string;
  failures: number;
  consecutive: number;
  last_failed_at: Date;
  locked_until: Date | null;
  day_began_at: Generated<Date | null>;
  day_failures: Generated<number>;
}

export interface AccountSessionTable {
  tenant_id: string;
  id: string;
  account_id: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  revoke_reason: string | null;
  client_id: Generated<string | null>;
  scope: Generated<string | null>;
  device: Generated<string | null>;
  authenticated_at: Generated<Date | null>;
}

export interface OpenIdCodeTable {
  tenant_id: string;
  code_hash: string;
  client_id: string;
  account_id: string;
  session_id: string;
  issuer: string;
  redirect_uri: string;
  scope: string;
  nonce: string | null;
  code_challenge: string;
  auth_time: Date;
  expires_at: Date;
  used_at: Date | null;
  issued_session_id: string | null;
}

export interface RefreshTokenTable {
  tenant_id: string;
  token_hash: string;
  session_id: string;
  created_at: Date;
  expires_at: Date;
  rotated_at: Date | null;
}

export interface SigningKeyTable {
  tenant_id: string;
  kid: string;
  purpose: "session" | "openid";
  public_jwk: Json<JWK>;
  private_sealed: string;
  created_at: Date;
  retired_at: Date | null;
}

declare module "#platform/server/database/tables/database-tables.ts" {
  interface DatabaseTables {
    account: AccountTable;
    account_consent: AccountConsentTable;
    sign_in_failure: SignInFailureTable;
    account_session: AccountSessionTable;
    openid_code: OpenIdCodeTable;
    refresh_token: RefreshTokenTable;
    signing_key: SigningKeyTable;
  }
}
