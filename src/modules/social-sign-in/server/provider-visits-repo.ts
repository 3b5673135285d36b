import { createHash } from "node:crypto";
import { blindIndex, openJson, sealJson, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { CodeFlowName } from "#modules/accounts/domain/code-flow-name.ts";
import type {} from "#modules/accounts/server/connected-identities-table.ts";

/** Ten minutes to choose an account at the provider. */
export const VISIT_SECONDS = 600;

interface Owner {
  readonly tenantId: string;
  readonly keys: TenantKeys;
}

/** What only we and the provider may know of a visit. */
interface VisitSecrets {
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Who goes where and why. `connect` adds a way in to an account that is signed in. */
export interface ProviderVisit extends VisitSecrets {
  readonly provider: CodeFlowName;
  readonly purpose:
    | { readonly kind: "sign-in" }
    | { readonly kind: "connect"; readonly accountId: string; readonly sessionId: string };
  readonly redirectUri: string;
  readonly returnTo: string;
}

const stateHash = (state: string): string => createHash("sha256").update(state).digest("base64url");
const browserHash = (keys: TenantKeys, browser: string): string =>
  blindIndex(keys, `provider_visit|browser|${browser}`);
const aad = (hash: string): string => `provider_visit|secrets|${hash}`;

/** Stores a visit under its state; forgets those that nobody came back from. */
export async function insertVisit(
  trx: TenantTransaction,
  owner: Owner,
  input: {
    readonly visit: ProviderVisit;
    readonly state: string;
    readonly browser: string;
    readonly at: Date;
  },
): Promise<void> {
  const { visit, state, browser, at } = input;
  const { purpose, nonce, codeVerifier } = visit;
  const hash = stateHash(state);
  await trx
    .deleteFrom("provider_visit")
    .where("tenant_id", "=", owner.tenantId)
    .where("expires_at", "<=", at)
    .execute();
  await trx
    .insertInto("provider_visit")
    .values({
      tenant_id: owner.tenantId,
      state_hash: hash,
      provider: visit.provider,
      purpose: purpose.kind,
      account_id: purpose.kind === "connect" ? purpose.accountId : null,
      session_id: purpose.kind === "connect" ? purpose.sessionId : null,
      browser_hash: browserHash(owner.keys, browser),
      secrets_sealed: sealJson(owner.keys, aad(hash), { nonce, codeVerifier }),
      redirect_uri: visit.redirectUri,
      return_to: visit.returnTo,
      created_at: at,
      expires_at: new Date(at.getTime() + VISIT_SECONDS * 1000),
    })
    .execute();
}

/**
 * Takes a visit out, so that it works once, whoever asks. Undefined when there is none of this state, it
 * is over, or another browser left on it.
 */
export async function takeVisit(
  trx: TenantTransaction,
  owner: Owner,
  input: { readonly state: string; readonly browsers: readonly string[]; readonly at: Date },
): Promise<ProviderVisit | undefined> {
  const hash = stateHash(input.state);
  const row = await trx
    .deleteFrom("provider_visit")
    .where("tenant_id", "=", owner.tenantId)
    .where("state_hash", "=", hash)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined || row.expires_at <= input.at) return undefined;
  if (!input.browsers.some((browser) => browserHash(owner.keys, browser) === row.browser_hash))
    return undefined;
  const secrets = openJson<VisitSecrets>(owner.keys, aad(hash), row.secrets_sealed);
  const { account_id: accountId, session_id: sessionId } = row;
  return {
    ...secrets,
    provider: row.provider,
    purpose:
      accountId !== null && sessionId !== null
        ? { kind: "connect", accountId, sessionId }
        : { kind: "sign-in" },
    redirectUri: row.redirect_uri,
    returnTo: row.return_to,
  };
}
