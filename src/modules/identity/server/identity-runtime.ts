import { availableParallelism } from "node:os";
import { type Secrets, SecretMissing } from "#platform/server/config/secret-reference.ts";
import type { IdentityPool } from "../providers/identity-pool.ts";
import { createIdentityPools, type IdentityPools } from "../providers/identity-pools.ts";
import { CommonPasswords } from "./internal/common-passwords.ts";
import { PasswordHasher } from "./internal/password-hasher.ts";
import { RegionWatch } from "./internal/region-watch.ts";
import { RevokedSessions } from "./internal/revoked-sessions.ts";
import { SigningKeys } from "./internal/signing-keys.ts";
import { makeTokenCache, type TokenCache } from "./internal/token-cache.ts";

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
  /** Who the retailer's people are; chosen per retailer. */
  readonly pools: IdentityPools;
  readonly regions: RegionWatch;
}

export interface IdentityRuntimeOptions {
  readonly sandbox: boolean;
  /** Left out: no retailer refers to a secret. */
  readonly secrets?: Secrets;
  /** Left out: no retailer uses `openid-connect`. */
  readonly openIdConnect?: IdentityPool;
  readonly cognitoEndpoint?: string;
}

/** At most four hashes at once, and one core always left to everybody else. */
export function createIdentityRuntime(options: IdentityRuntimeOptions): IdentityRuntime {
  const { sandbox, secrets = noSecrets, openIdConnect } = options;
  const parts = {
    sandbox,
    passwords: new PasswordHasher({ concurrency: Math.min(4, Math.max(1, availableParallelism() - 1)) }),
    signingKeys: new SigningKeys("session"),
    revoked: new RevokedSessions(),
    regions: new RegionWatch({ sandbox }),
  };
  return {
    ...parts,
    commonPasswords: new CommonPasswords(),
    openIdKeys: new SigningKeys("openid"),
    tokens: makeTokenCache(10_000),
    pools: createIdentityPools({
      ...parts,
      secrets,
      openIdConnect,
      ...(options.cognitoEndpoint && { cognitoEndpoint: options.cognitoEndpoint }),
    }),
  };
}

function noSecrets(reference: string): never {
  throw new SecretMissing(`${reference} is not set`);
}
