import { languageOf, speak } from "#modules/tenancy/domain/speak.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import { SPANISH } from "./spanish.ts";

/**
 * A retailer in the language of one visitor or reader. The same object as long as the retailer does not change:
 * written markup and providers are kept by it.
 */
export class SpokenTenants {
  readonly #entries = new WeakMap<TenantEntry, TenantEntry>();
  readonly #spanish = new WeakMap<TenantConfig, TenantConfig>();
  readonly #english = new WeakMap<TenantConfig, TenantConfig>();

  in(tenant: TenantEntry, language: Language): TenantEntry {
    if (language === "en") return tenant;
    let spoken = this.#entries.get(tenant);
    if (spoken === undefined) {
      spoken = { ...tenant, config: this.speak(tenant.config, language) };
      this.#entries.set(tenant, spoken);
    }
    return spoken;
  }

  /** @param config of any language */
  speak(config: TenantConfig, language: Language): TenantConfig {
    if (languageOf(config) === language) return config;
    if (language === "en") return this.#english.get(config) ?? config;
    let spoken = this.#spanish.get(config);
    if (spoken === undefined) {
      spoken = speak(config, language, SPANISH);
      this.#spanish.set(config, spoken);
      this.#english.set(spoken, config);
    }
    return spoken;
  }
}
