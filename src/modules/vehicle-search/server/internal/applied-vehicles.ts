import { LRUCache } from "lru-cache";
import type { StockChange } from "#modules/inventory/server/changes/change-feed.ts";

const MAX_REMEMBERED = 10_000;

/** Vehicles applied ahead of the feed, with the row version that was read, so that the feed does not apply them again. */
export class AppliedVehicles {
  readonly #versions = new LRUCache<string, string>({ max: MAX_REMEMBERED });

  /** @param rowVersion empty for a vehicle that is gone */
  isNews(tenantId: string, id: string, rowVersion: string | undefined): boolean {
    return this.#versions.get(`${tenantId}/${id}`) !== rowVersion;
  }

  remember(tenantId: string, id: string, rowVersion: string): void {
    this.#versions.set(`${tenantId}/${id}`, rowVersion);
  }

  /** Ids by tenant of the changes that were not applied yet. */
  unknownOf(changes: readonly StockChange[]): ReadonlyMap<string, ReadonlySet<string>> {
    const perTenant = new Map<string, Set<string>>();
    for (const { tenant_id, vehicle_id, tx } of changes) {
      if (!this.isNews(tenant_id, vehicle_id, rowVersionOf(tx))) continue;
      perTenant.set(tenant_id, (perTenant.get(tenant_id) ?? new Set()).add(vehicle_id));
    }
    return perTenant;
  }

  clear(): void {
    this.#versions.clear();
  }
}

/** A row says which transaction wrote it by the low 32 bits of that transaction's number. */
function rowVersionOf(tx: string): string {
  return String(BigInt.asUintN(32, BigInt(tx)));
}
