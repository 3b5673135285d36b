import {
  calculateJwkThumbprint,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from "jose";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import {
  findSigningKeys,
  insertSigningKey,
  type KeyPurpose,
  type StoredSigningKey,
} from "./signing-keys-repo.ts";

/** The one algorithm of the storefront's own tokens: Ed25519. */
export const ALGORITHM = "EdDSA";
/** `openid` tokens go to other people's clients, all of which know RS256 (OpenID Connect Core 15.1). */
export const ALGORITHMS = { session: ALGORITHM, openid: "RS256" } as const satisfies Record<
  KeyPurpose,
  string
>;
/** Other processes learn of a rotation within this time, well inside a token's life. */
const RELOAD_AFTER_MS = 60_000;
/** An unknown kid may ask for a reload, but only this often. */
const RETRY_AFTER_MS = 5_000;
/** A retired key still verifies the tokens it signed. */
const VERIFY_AFTER_RETIREMENT_MS = 15 * 60_000;

type KeyContext = RequestContext & { readonly keys: TenantKeys };

export interface KeySet {
  readonly signing: { readonly kid: string; readonly key: CryptoKey };
  readonly verifying: ReadonlyMap<string, CryptoKey>;
  /** Public keys as RFC 7517 describes them. */
  readonly jwks: { readonly keys: readonly JWK[] };
}

interface Loaded {
  readonly at: number;
  readonly keys: Promise<KeySet>;
}

/** Each tenant's signing keys for one purpose: made on first use, sealed at rest, kept in memory for a minute. */
export class SigningKeys {
  readonly #purpose: KeyPurpose;
  readonly #tenants = new Map<string, Loaded>();

  constructor(purpose: KeyPurpose) {
    this.#purpose = purpose;
  }

  /** The keys of the tenant. `unknownKid` asks for a fresh look, because another process may have rotated. */
  async of(ctx: KeyContext, unknownKid = false): Promise<KeySet> {
    const loaded = this.#tenants.get(ctx.tenantId);
    const age = loaded === undefined ? Number.POSITIVE_INFINITY : performance.now() - loaded.at;
    if (loaded !== undefined && age < (unknownKid ? RETRY_AFTER_MS : RELOAD_AFTER_MS)) return loaded.keys;
    const keys = loadKeys(ctx, this.#purpose);
    this.#tenants.set(ctx.tenantId, { at: performance.now(), keys });
    // A failed load must not be remembered; whoever awaits `keys` sees the failure.
    keys.catch(() => this.#tenants.delete(ctx.tenantId));
    return keys;
  }

  /** Makes the next call look again. */
  forget(tenantId: string): void {
    this.#tenants.delete(tenantId);
  }
}

async function loadKeys(ctx: KeyContext, purpose: KeyPurpose): Promise<KeySet> {
  const since = new Date(ctx.clock.now().getTime() - VERIFY_AFTER_RETIREMENT_MS);
  let stored = await ctx.db.transaction((trx) => findSigningKeys(trx, ctx, { purpose, since }));
  if (!stored.some((key) => key.active)) {
    await storeNewKey(ctx, purpose);
    stored = await ctx.db.transaction((trx) => findSigningKeys(trx, ctx, { purpose, since }));
  }
  const active = stored.find((key) => key.active);
  if (active === undefined) throw new Error("a tenant has no signing key");
  return assemble(ALGORITHMS[purpose], active, stored);
}

async function assemble(
  alg: string,
  active: StoredSigningKey,
  stored: readonly StoredSigningKey[],
): Promise<KeySet> {
  const verifying = new Map<string, CryptoKey>();
  for (const { kid, publicJwk } of stored) verifying.set(kid, await importKey(publicJwk, alg));
  return {
    signing: { kid: active.kid, key: await importKey(active.privateJwk, alg) },
    verifying,
    jwks: { keys: stored.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg, use: "sig" })) },
  };
}

async function importKey(jwk: JWK, alg: string): Promise<CryptoKey> {
  const key = await importJWK(jwk, alg);
  if (key instanceof Uint8Array) throw new Error("a signing key is not asymmetric");
  return key;
}

/** Stores a fresh key unless the tenant has an active one; the first of two processes wins. */
export async function storeNewKey(ctx: KeyContext, purpose: KeyPurpose): Promise<void> {
  const options = purpose === "session" ? { crv: "Ed25519" } : { modulusLength: 2048 };
  const pair = await generateKeyPair(ALGORITHMS[purpose], { ...options, extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const privateJwk = await exportJWK(pair.privateKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const at = ctx.clock.now();
  await ctx.db.transaction((trx) => insertSigningKey(trx, ctx, { kid, purpose, publicJwk, privateJwk, at }));
}
