import { languageOf, translateTenant } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import type { Language } from "#platform/shared/texts/language.ts";
import { SPANISH } from "./spanish.ts";

/**
 * A retailer in the language of one visitor or reader. The same object as long as the retailer does not change:
 * written markup and providers are kept by it.
 */
export class TranslatedTenants {
  readonly #entries = new WeakMap<TenantEntry, TenantEntry>();
  readonly #spanish = new WeakMap<TenantConfig, TenantConfig>();
  readonly #english = new WeakMap<TenantConfig, TenantConfig>();

  in(tenant: TenantEntry, language: Language): TenantEntry {
    if (language === "en") return tenant;
    let translated = this.#entries.get(tenant);
    if (translated === undefined) {
      translated = { ...tenant, config: this.translateTenant(tenant.config, language) };
      this.#entries.set(tenant, translated);
    }
    return translated;
  }

  /** @param config of any language */
  translateTenant(config: TenantConfig, language: Language): TenantConfig {
    if (languageOf(config) === language) return config;
    if (language === "en") return this.#english.get(config) ?? config;
    let translated = this.#spanish.get(config);
    if (translated === undefined) {
      translated = translateTenant(config, language, SPANISH);
      this.#spanish.set(config, translated);
      this.#english.set(translated, config);
    }
    return translated;
  }
}
