import { speak } from "#modules/tenancy/domain/speak.ts";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import type { Language } from "#platform/shared/language.ts";
import { SPANISH } from "./spanish.ts";

/**
 * A retailer in the language of one visitor. The same object as long as the retailer does not change: written
 * markup and providers are kept by it.
 */
export class SpokenTenants {
  readonly #spanish = new WeakMap<TenantEntry, TenantEntry>();

  in(tenant: TenantEntry, language: Language): TenantEntry {
    if (language === "en") return tenant;
    let spoken = this.#spanish.get(tenant);
    if (spoken === undefined) {
      spoken = { ...tenant, config: speak(tenant.config, language, SPANISH) };
      this.#spanish.set(tenant, spoken);
    }
    return spoken;
  }
}
