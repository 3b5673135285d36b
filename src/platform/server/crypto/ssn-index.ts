import { createHmac, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import type { SealKeys } from "./field-encryption.ts";

/** Equality search for a Social Security number. */
interface SsnIndexes {
  /** Stored beside the sealed number. */
  readonly current: string;
  /** What the same number may be stored as, whichever key was current then. */
  readonly all: readonly string[];
}

/**
 * Keyed hashes of nine digits. They are made with the keys that seal the number: with the tenant's index key, which many
 * more parts hold, all thousand million numbers could be tried.
 */
export function ssnIndexes(keys: SealKeys, digits: string): SsnIndexes {
  const byVersion = new Map(
    [...keys.sealing].map(([version, key]) => [version, indexOf({ key, tenantId: keys.tenantId }, digits)]),
  );
  const current = byVersion.get(keys.currentVersion);
  if (current === undefined) throw new Error(`no key of version ${keys.currentVersion}`);
  return { current, all: [...byVersion.values()] };
}

function indexOf({ key, tenantId }: { key: Buffer; tenantId: string }, digits: string): string {
  return createHmac("sha256", derivedFrom(key, tenantId)).update(digits, "utf8").digest("base64url");
}

const derivedKeys = new WeakMap<Buffer, { readonly tenantId: string; readonly derived: KeyObject }>();

/** Deriving it takes several times as long as using it. */
function derivedFrom(key: Buffer, tenantId: string): KeyObject {
  const known = derivedKeys.get(key);
  if (known?.tenantId === tenantId) return known.derived;
  const derived = createSecretKey(Buffer.from(hkdfSync("sha256", key, tenantId, "ssn-index", 32)));
  derivedKeys.set(key, { tenantId, derived });
  return derived;
}
