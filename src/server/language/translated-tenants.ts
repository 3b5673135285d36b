import { languageOf, translateTenant } from "#modules/tenancy/domain/translate-tenant.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import type { TenantEntry } from "#modules/tenancy/server/tenant-registry.ts";
import { type Language, LANGUAGES } from "#platform/shared/texts/language.ts";
import { TEXTS } from "./texts.ts";

type Translations<T> = Partial<Record<Language, T>>;

/**
 * A retailer in the language of one visitor or reader. The same object as long as the retailer does not change:
 * written markup and providers are kept by it.
 */
export class TranslatedTenants {
  readonly #entries = new WeakMap<TenantEntry, Translations<TenantEntry>>();
  readonly #configs = new WeakMap<TenantConfig, Translations<TenantConfig>>();
  /** What each translation was made from. */
  readonly #sources = new WeakMap<TenantConfig, TenantConfig>();

  in(tenant: TenantEntry, language: Language): TenantEntry {
    if (language === LANGUAGES[0]) return tenant;
    const known = this.#entries.get(tenant) ?? {};
    this.#entries.set(tenant, known);
    return (known[language] ??= { ...tenant, config: this.translateTenant(tenant.config, language) });
  }

  /** @param config of any language */
  translateTenant(config: TenantConfig, language: Language): TenantConfig {
    if (languageOf(config) === language) return config;
    const source = this.#sources.get(config) ?? config;
    if (language === LANGUAGES[0]) return source;
    const known = this.#configs.get(source) ?? {};
    this.#configs.set(source, known);
    const translation = (known[language] ??= translateTenant(source, language, TEXTS[language]));
    this.#sources.set(translation, source);
    return translation;
  }
}
