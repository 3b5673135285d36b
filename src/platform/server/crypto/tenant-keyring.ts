import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { openBytes, SealBroken, sealBytes } from "./field-encryption.ts";
import type { SealKeys, TenantKeys } from "./field-encryption.ts";

const KEY_BYTES = 32;

/** Hands out each tenant's keys; built once per process. */
export interface TenantKeyring {
  /** Makes the tenant's keys on first use, safe across replicas. Cached. */
  forTenant(tenantId: string): Promise<TenantKeys>;
  /** Reads the keys of many tenants, and makes those that are missing, in one statement each. */
  preload(tenantIds: readonly string[]): Promise<void>;
  /** Reads the tenant's keys again, e.g. because another process added one. */
  reload(tenantId: string): Promise<TenantKeys>;
  /**
   * Adds a sealing key that only opens until `useNewKeys`: every process must know it before the first one seals with it.
   * A second call before that adds nothing.
   */
  addSealingKey(tenantId: string): Promise<void>;
  /** From now on the newest keys seal; older ones still open. */
  useNewKeys(tenantId: string): Promise<void>;
  /** Wraps all keys of a tenant with this keyring's master key anew. Returns how many were wrapped with an earlier one. */
  rewrap(tenantId: string): Promise<number>;
}

const PURPOSES = ["seal", "index", "ssn"] as const;
const SEALING: readonly Purpose[] = ["seal", "ssn"];
type Purpose = (typeof PURPOSES)[number];

interface KeyRow {
  purpose: Purpose;
  version: number;
  wrapped: string;
  in_use: boolean;
}

/** Keys of one tenant for one purpose, without the keys. */
interface KeyStatus {
  readonly tenantId: string;
  readonly purpose: string;
  readonly newest: number;
  readonly sealing: number;
  readonly since: Date;
}

/** Which keys seal, and since when; by tenant and purpose. */
export async function keyStatus(owner: Pool): Promise<readonly KeyStatus[]> {
  const { rows } = await owner.query<KeyStatus>(
    `select tenant_id as "tenantId", purpose, max(version)::int as newest,
       max(version) filter (where in_use)::int as sealing, max(created_at) filter (where in_use) as since
     from tenant_key where purpose <> 'index' group by 1, 2 order by 1, 2`,
  );
  return rows;
}

type Store = {
  readonly owner: Pool;
  readonly masterKey: Buffer;
  /** Master keys from before: they open what has not been wrapped anew. */
  readonly earlierMasterKeys?: readonly Buffer[];
};

/**
 * Keys per tenant, stored in `tenant_key` wrapped by the master key (envelope encryption), readable by
 * the owner role only.
 * @param input.masterKey 32 bytes, from `loadMasterKey`
 */
export function tenantKeyring(input: Store): TenantKeyring {
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
  const reload = (tenantId: string): Promise<TenantKeys> => {
    cache.delete(tenantId);
    return forTenant(tenantId);
  };
  return {
    forTenant,
    async preload(tenantIds) {
      for (const [id, own] of await completeRows(input, tenantIds))
        if (!cache.has(id)) cache.set(id, Promise.resolve(keysOf(input, id, own)));
    },
    reload,
    async addSealingKey(tenantId) {
      await loadKeys(input, tenantId);
      const rows = await readRows(input, tenantId);
      for (const purpose of SEALING) {
        const known = rows.filter((row) => row.purpose === purpose);
        if (known.some(({ in_use: isUsed }) => !isUsed)) continue;
        const version = Math.max(...known.map((row) => row.version)) + 1;
        await insertKeys(input, [{ tenantId, purpose, version, isUsed: false }]);
      }
    },
    async useNewKeys(tenantId) {
      await input.owner.query("update tenant_key set in_use = true where tenant_id = $1", [tenantId]);
      await reload(tenantId);
    },
    rewrap: (tenantId) => rewrapKeys(input, tenantId),
  };
}

async function loadKeys(store: Store, tenantId: string): Promise<TenantKeys> {
  let rows = await readRows(store, tenantId);
  const missing = missingPurposes(rows);
  if (missing.length > 0) {
    await insertKeys(
      store,
      missing.map((purpose) => ({ tenantId, purpose, version: 1 })),
    );
    rows = await readRows(store, tenantId);
  }
  return keysOf(store, tenantId, rows);
}

/** The keys of many tenants; those that are missing are made first, all in one statement. */
async function completeRows(store: Store, tenantIds: readonly string[]) {
  const rows = await rowsByTenant(store, tenantIds);
  const missing = tenantIds.flatMap((tenantId) =>
    missingPurposes(rows.get(tenantId) ?? []).map((purpose) => ({ tenantId, purpose, version: 1 })),
  );
  if (missing.length === 0) return rows;
  await insertKeys(store, missing);
  return rowsByTenant(store, tenantIds);
}

function missingPurposes(rows: readonly KeyRow[]) {
  return PURPOSES.filter((purpose) => rows.every((row) => row.purpose !== purpose));
}

function keysOf(store: Store, tenantId: string, rows: readonly KeyRow[]): TenantKeys {
  const unwrap = (row: KeyRow): Buffer => unwrapKey(store, { tenantId, ...row }).key;
  const sealKeysOf = (wanted: Purpose): SealKeys => {
    const seals = rows.filter(({ purpose }) => purpose === wanted);
    return {
      tenantId,
      currentVersion: Math.max(...seals.filter((row) => row.in_use).map(({ version }) => version)),
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
    "select purpose, version, wrapped, in_use from tenant_key where tenant_id = $1 order by purpose, version",
    [tenantId],
  );
  return result.rows;
}

async function rowsByTenant(store: Store, tenantIds: readonly string[]) {
  return Map.groupBy(await readAllRows(store, tenantIds), ({ tenant_id: id }) => id);
}

async function readAllRows(
  { owner }: Store,
  tenantIds: readonly string[],
): Promise<(KeyRow & { readonly tenant_id: string })[]> {
  const result = await owner.query<KeyRow & { tenant_id: string }>(
    "select tenant_id, purpose, version, wrapped, in_use from tenant_key where tenant_id = any($1) order by purpose, version",
    [tenantIds],
  );
  return result.rows;
}

interface NewKey {
  readonly tenantId: string;
  readonly purpose: string;
  readonly version: number;
  /** True when left out. */
  readonly isUsed?: boolean;
}

/** Two replicas may both try; the first one wins and both read its key. */
async function insertKeys({ owner, masterKey }: Store, keys: readonly NewKey[]): Promise<void> {
  const seal = (row: NewKey) =>
    sealBytes({ key: masterKey, version: 1, aad: aadOf(row) }, randomBytes(KEY_BYTES));
  // In one order everywhere, so that replicas that start together never wait for each other in a circle.
  const rows = keys.toSorted((one, other) => (aadOf(one) < aadOf(other) ? -1 : 1));
  await owner.query(
    `insert into tenant_key (tenant_id, purpose, version, wrapped, in_use)
     select * from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::boolean[])
     on conflict (tenant_id, purpose, version) do nothing`,
    [
      rows.map(({ tenantId }) => tenantId),
      rows.map(({ purpose }) => purpose),
      rows.map(({ version }) => version),
      rows.map(seal),
      rows.map(({ isUsed = true }) => isUsed),
    ],
  );
}

/** A stored key, and whether an earlier master key had to open it. */
function unwrapKey(
  { masterKey, earlierMasterKeys = [] }: Store,
  row: KeyRow & { readonly tenantId: string },
): { readonly key: Buffer; readonly wasEarlier: boolean } {
  const aad = aadOf(row);
  for (const [index, key] of [masterKey, ...earlierMasterKeys].entries()) {
    try {
      return { key: openBytes({ key, aad }, row.wrapped), wasEarlier: index > 0 };
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
    }
  }
  throw new SealBroken(
    `MASTER_KEY does not open the keys of retailer ${row.tenantId}. If it was changed, MASTER_KEY_PREVIOUS must name the earlier one (docs/operations.md, Keys)`,
  );
}

async function rewrapKeys(store: Store, tenantId: string): Promise<number> {
  let count = 0;
  for (const row of await readRows(store, tenantId)) {
    const { key, wasEarlier } = unwrapKey(store, { tenantId, ...row });
    if (!wasEarlier) continue;
    const wrapped = sealBytes({ key: store.masterKey, version: 1, aad: aadOf({ tenantId, ...row }) }, key);
    // The earlier text is part of the condition: two operators never undo each other.
    const { rowCount } = await store.owner.query(
      `update tenant_key set wrapped = $4 where tenant_id = $1 and purpose = $2 and version = $3 and wrapped = $5`,
      [tenantId, row.purpose, row.version, wrapped, row.wrapped],
    );
    count += rowCount ?? 0;
  }
  return count;
}

function aadOf(row: { tenantId: string; purpose: string; version: number }): string {
  return `tenant_key|${row.tenantId}|${row.purpose}|${row.version}`;
}
