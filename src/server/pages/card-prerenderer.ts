import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { VehicleCardView } from "#modules/inventory/domain/vehicle-view.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";

/** A millisecond of work, then a pause that lets requests pass. */
const AT_ONCE = 16;
const PAUSE_MS = 3;
/** So often it looks whether requests still keep the process busy: they write the cards that are asked for themselves. */
const BUSY_PAUSE_MS = 250;
const BUSY = 0.4;
/** A process that never rests goes on after this long. */
const LONGEST_PAUSE_MS = 4_000;

interface Parts {
  tenants(): Iterable<TenantEntry>;
  cardsOf(tenantId: string): Iterable<VehicleCardView>;
  /** False when there is no room for more. */
  write(tenant: TenantConfig, cards: readonly VehicleCardView[]): boolean;
}

/**
 * Has the cards of every retailer written once after the start and after its configuration changed, so that the
 * first visitors' pages find them (decision 0072). Cards that change later are written by the first page that shows them.
 */
export class CardPrerenderer {
  readonly #parts: Parts;
  readonly #versions = new Map<string, number>();

  #isStopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Repeatable; takes seconds when there is something to do. */
  async catchUp(): Promise<void> {
    for (const tenant of this.#parts.tenants()) {
      if (this.#versions.get(tenant.id) === tenant.version) continue;
      this.#versions.set(tenant.id, tenant.version);
      await this.#write(tenant);
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #write(tenant: TenantEntry): Promise<void> {
    const cards = [...this.#parts.cardsOf(tenant.id)];
    for (let at = 0; at < cards.length; at += AT_ONCE) {
      if (this.#isStopped || !this.#parts.write(tenant.config, cards.slice(at, at + AT_ONCE))) return;
      await pause();
    }
  }
}

async function pause(): Promise<void> {
  for (let waited = 0; waited < LONGEST_PAUSE_MS;) {
    const before = performance.eventLoopUtilization();
    const ms = waited === 0 ? PAUSE_MS : BUSY_PAUSE_MS;
    await sleep(ms, undefined, { ref: false });
    waited += ms;
    if (performance.eventLoopUtilization(before).utilization <= BUSY) return;
  }
}
