import type { AccountsContext, AccountsRuntime } from "#modules/accounts/server/accounts-context.ts";
import type { RevokedSessions } from "./revoked-sessions.ts";
import type { SigningKeys } from "./tokens/signing-keys.ts";
import type { TokenCache } from "./tokens/token-cache.ts";

/** The process-wide state of sessions. */
export interface SessionsRuntime extends AccountsRuntime {
  readonly signingKeys: SigningKeys;
  /** Sign what OpenID Connect clients get. */
  readonly openIdKeys: SigningKeys;
  readonly tokens: TokenCache;
  readonly revoked: RevokedSessions;
}

/** What opening, checking and ending sessions needs. */
export type SessionsContext = AccountsContext & { readonly identity: SessionsRuntime };
