import { availableParallelism } from "node:os";
import { CommonPasswords } from "./internal/common-passwords.ts";
import { PasswordHasher } from "./internal/password-hasher.ts";
import { RevokedSessions } from "./internal/revoked-sessions.ts";
import { SigningKeys } from "./internal/signing-keys.ts";
import { TokenCache } from "./internal/token-cache.ts";

/** The process-wide state of identity, built once in composition and passed through the context. */
export interface IdentityRuntime {
  /** True while the sandbox desk is on: test phone numbers pass, loopback callers have no address limits. */
  readonly sandbox: boolean;
  readonly passwords: PasswordHasher;
  readonly commonPasswords: CommonPasswords;
  readonly signingKeys: SigningKeys;
  /** Sign what OpenID Connect clients get. */
  readonly openIdKeys: SigningKeys;
  readonly tokens: TokenCache;
  readonly revoked: RevokedSessions;
}

/** At most four hashes at once, and one core always left to everybody else. */
export function createIdentityRuntime(options: { readonly sandbox: boolean }): IdentityRuntime {
  return {
    sandbox: options.sandbox,
    passwords: new PasswordHasher({ concurrency: Math.min(4, Math.max(1, availableParallelism() - 1)) }),
    commonPasswords: new CommonPasswords(),
    signingKeys: new SigningKeys("session"),
    openIdKeys: new SigningKeys("openid"),
    tokens: new TokenCache(10_000),
    revoked: new RevokedSessions(),
  };
}
