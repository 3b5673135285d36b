import type { Account } from "#modules/accounts/server/accounts-repo.ts";
import type { PasswordHasher } from "#modules/accounts/server/passwords/password-hasher.ts";
import type { RevokedSessions } from "#modules/sessions/server/revoked-sessions.ts";
import type { PoolSession, PoolUser } from "../../ports/identity-pool.ts";

export interface EmbeddedPoolParts {
  readonly passwords: PasswordHasher;
  readonly revoked: RevokedSessions;
}

/** Names accounts as users of this pool. */
const ISSUER = "urn:forecourt:embedded";

/** An account as the pool's answer; there is nothing to ask later, so it needs no handle. */
export function embeddedSession(account: Account): PoolSession {
  const { id, email, firstName, lastName, phone, status } = account;
  const emailVerified = status === "confirmed";
  const user: PoolUser = { issuer: ISSUER, subject: id, email, emailVerified, firstName, lastName, phone };
  return { user, handle: null };
}
