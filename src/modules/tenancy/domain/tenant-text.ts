import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import { fillText, type TextParams } from "./fill-text.ts";
import type { TenantConfig } from "./tenant-config-schema.ts";
import { textOf } from "./translate-tenant.ts";

/**
 * A shopper text by key: the retailer's own words where it has some, else the module's in the language of this
 * configuration, with `{brand}`, `{phone}` and `{email}` of the retailer and the given values filled in.
 * `tenantText(ctx.tenant, checkoutMessages, "checkout.cartFull")`
 */
export function tenantText<Key extends string>(
  config: Pick<TenantConfig, "messages" | "brandName" | "support" | "texts" | "ownTexts">,
  messages: Readonly<Record<Key, string>>,
  ...[key, params]: [key: Key, params?: TextParams]
): string {
  const own = Object.hasOwn(config.messages, key) ? config.messages[key] : undefined;
  return fillText(own ?? textOf(config)(messages[key]), {
    brand: config.brandName,
    phone: formatPhone(config.support.phone),
    email: config.support.email,
    ...params,
  });
}
