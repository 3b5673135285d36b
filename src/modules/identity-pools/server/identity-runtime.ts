import type { PoolsRuntime } from "./pools-context.ts";
import { availableParallelism } from "node:os";
import { type Secrets, SecretMissing } from "#platform/server/config/secret-reference.ts";
import type { IdentityPool } from "../ports/identity-pool.ts";
import { createIdentityPools } from "../providers/identity-pools.ts";
import { CommonPasswords } from "#modules/accounts/server/passwords/common-passwords.ts";
import { PasswordHasher } from "#modules/accounts/server/passwords/password-hasher.ts";
import { RegionWatch } from "./region-watch.ts";
import { RevokedSessions } from "#modules/sessions/server/revoked-sessions.ts";
import { SigningKeys } from "#modules/sessions/server/tokens/signing-keys.ts";
import { makeTokenCache } from "#modules/sessions/server/tokens/token-cache.ts";

interface IdentityRuntimeOptions {
  readonly sandbox: boolean;
  /** Left out: no retailer refers to a secret. */
  readonly secrets?: Secrets;
  /** Left out: no retailer uses `openid-connect`. */
  readonly openIdConnect?: IdentityPool;
  readonly cognitoEndpoint?: string;
}

/** The same list for every runtime of the process. */
const commonPasswords = new CommonPasswords();

/** At most four hashes at once, and one core always left to everybody else. */
export function createIdentityRuntime(options: IdentityRuntimeOptions): PoolsRuntime {
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
    commonPasswords,
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
