import type { TenantEntry, TenantRegistry } from "#modules/tenancy/server/tenant-registry.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { Log } from "#platform/server/context/log.ts";
import type { TenantKeyring } from "#platform/server/crypto/tenant-keyring.ts";

interface Parts {
  readonly registry: TenantRegistry;
  readonly keyring: TenantKeyring;
  /** Why a retailer may not be served; empty when it may. */
  readonly problemsOf: (tenant: TenantEntry) => readonly string[];
  readonly log: Log;
  /** Builds a tenant's searchable stock anew. */
  readonly reloadStock: (tenantId: string) => Promise<void>;
}

/**
 * What a retailer needs before its first request: keys and searchable stock. Follows the registry, so that a
 * retailer added or changed while the product runs needs no restart.
 */
export class PreparedTenants {
  readonly #parts: Parts;
  readonly #keys = new Map<string, TenantKeys>();
  readonly #versions = new Map<string, number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** At start, when the stock of all tenants is about to be loaded anyway. */
  async loadKeys(): Promise<void> {
    await this.#parts.keyring.preload(this.#parts.registry.all().map(({ id }) => id));
    for (const tenant of this.#parts.registry.all()) {
      this.#keys.set(tenant.id, await this.#parts.keyring.forTenant(tenant.id));
      this.#versions.set(tenant.id, tenant.version);
    }
  }

  /** Catches up with tenants that appeared or changed. Repeatable. */
  async catchUp(): Promise<void> {
    for (const tenant of this.#parts.registry.all()) {
      if (this.#versions.get(tenant.id) === tenant.version) continue;
      if (this.#isRefused(tenant)) continue;
      // A key may have been added: it opens what other processes seal with it.
      const keys = await this.#parts.keyring.reload(tenant.id);
      await this.#parts.reloadStock(tenant.id);
      this.#keys.set(tenant.id, keys);
      this.#versions.set(tenant.id, tenant.version);
    }
  }

  /** Said once a version: a retailer that turns live on a provider that only plays is not served. */
  #isRefused(tenant: TenantEntry): boolean {
    const problems = this.#parts.problemsOf(tenant);
    if (problems.length === 0) return false;
    for (const error of problems)
      this.#parts.log.error("a store is not served", { tenantId: tenant.id, error });
    this.#keys.delete(tenant.id);
    this.#versions.set(tenant.id, tenant.version);
    return true;
  }

  isReady(tenantId: string): boolean {
    return this.#keys.has(tenantId);
  }

  keysOf(tenantId: string): TenantKeys {
    const keys = this.#keys.get(tenantId);
    if (keys === undefined) throw new Error(`tenant ${tenantId} is not prepared`);
    return keys;
  }
}
