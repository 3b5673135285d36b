import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { openBytes, sealBytes } from "./field-encryption.ts";
import type { SealKeys, TenantKeys } from "./field-encryption.ts";

const KEY_BYTES = 32;

/** Hands out each tenant's keys; built once per process. */
export interface TenantKeyring {
  /** Makes the tenant's keys on first use, safe across replicas. Cached. */
  forTenant(tenantId: string): Promise<TenantKeys>;
  /** Adds a new sealing key; older ones still open. Other processes see it after a restart. */
  rotate(tenantId: string): Promise<TenantKeys>;
}

const PURPOSES = ["seal", "index", "ssn"] as const;
type Purpose = (typeof PURPOSES)[number];

interface KeyRow {
  purpose: Purpose;
  version: number;
  wrapped: string;
}

/**
 * Keys per tenant, stored in `tenant_key` wrapped by the master key (envelope encryption), readable by
 * the owner role only.
 * @param input.masterKey 32 bytes, from `loadMasterKey`
 */
export function tenantKeyring(input: { owner: Pool; masterKey: Buffer }): TenantKeyring {
  const cache = new Map<string, Promise<TenantKeys>>();
  const forTenant = (tenantId: string): Promise<TenantKeys> => {
    const known = cache.get(tenantId);
    if (known) return known;
    const loading = loadKeys(input, tenantId);
    cache.set(tenantId, loading);
    // A failed load must not be remembered.
    loading.catch(() => cache.delete(tenantId));
    return loading;
  };
  return {
    forTenant,
    async rotate(tenantId) {
      const { currentVersion } = await loadKeys(input, tenantId);
      await insertKey(input, { tenantId, purpose: "seal", version: currentVersion + 1 });
      cache.delete(tenantId);
      return forTenant(tenantId);
    },
  };
}

type Store = { owner: Pool; masterKey: Buffer };

async function loadKeys(store: Store, tenantId: string): Promise<TenantKeys> {
  let rows = await readRows(store, tenantId);
  const missing = PURPOSES.filter((purpose) => rows.every((row) => row.purpose !== purpose));
  if (missing.length > 0) {
    for (const purpose of missing) await insertKey(store, { tenantId, purpose, version: 1 });
    rows = await readRows(store, tenantId);
  }
  const unwrap = (row: KeyRow): Buffer =>
    openBytes({ key: store.masterKey, aad: aadOf({ tenantId, ...row }) }, row.wrapped);
  const sealKeysOf = (wanted: Purpose): SealKeys => {
    const seals = rows.filter(({ purpose }) => purpose === wanted);
    return {
      tenantId,
      currentVersion: Math.max(...seals.map(({ version }) => version)),
      sealing: new Map(seals.map((row) => [row.version, unwrap(row)])),
    };
  };
  const index = rows.find(({ purpose }) => purpose === "index");
  if (!index) throw new Error(`tenant ${tenantId} has no index key`);
  return {
    ...sealKeysOf("seal"),
    ssn: sealKeysOf("ssn"),
    index: unwrap(index),
  };
}

async function readRows({ owner }: Store, tenantId: string): Promise<KeyRow[]> {
  const result = await owner.query<KeyRow>(
    "select purpose, version, wrapped from tenant_key where tenant_id = $1 order by purpose, version",
    [tenantId],
  );
  return result.rows;
}

/** Two replicas may both try; the first one wins and both read its key. */
async function insertKey(
  { owner, masterKey }: Store,
  row: { tenantId: string; purpose: string; version: number },
): Promise<void> {
  const wrapped = sealBytes({ key: masterKey, version: 1, aad: aadOf(row) }, randomBytes(KEY_BYTES));
  await owner.query(
    `insert into tenant_key (tenant_id, purpose, version, wrapped) values ($1, $2, $3, $4)
     on conflict (tenant_id, purpose, version) do nothing`,
    [row.tenantId, row.purpose, row.version, wrapped],
  );
}

function aadOf(row: { tenantId: string; purpose: string; version: number }): string {
  return `tenant_key|${row.tenantId}|${row.purpose}|${row.version}`;
}
