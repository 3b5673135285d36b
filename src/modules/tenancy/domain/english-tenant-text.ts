import type { TenantConfig } from "./tenant-config-schema.ts";

/**
 * A shopper text by key, in the tenant's own words where it has some, else in English: for answers that are kept for
 * callers of all languages, and that a page shows in its own. `tenantText` is for one reader.
 */
export function englishTenantText<Key extends string>(
  config: Pick<TenantConfig, "messages">,
  messages: Readonly<Record<Key, string>>,
  key: Key,
): string {
  return config.messages[key] ?? messages[key];
}
