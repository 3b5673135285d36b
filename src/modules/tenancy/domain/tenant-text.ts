import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import type { Message } from "#platform/shared/texts/message.ts";
import type { TextParams } from "./fill-text.ts";
import { textOf } from "./speak.ts";
import type { TenantConfig } from "./tenant-config-schema.ts";

/**
 * A shopper text by key: the retailer's own words where it has some, else the module's in the language of this
 * configuration, with `{brand}`, `{phone}` and `{email}` of the retailer and the given values filled in.
 * `tenantText(ctx.tenant, checkoutMessages, "checkout.cartFull")`
 */
export function tenantText<Key extends string>(
  config: Pick<TenantConfig, "messages" | "brandName" | "support" | "texts" | "spokenLanguage">,
  messages: Readonly<Record<Key, string | Message>>,
  ...[key, params]: [key: Key, params?: TextParams]
): string {
  const t = textOf(config);
  const message = messages[key];
  const values = {
    brand: config.brandName,
    phone: formatPhone(config.support.phone),
    email: config.support.email,
    ...params,
  };
  return typeof message === "string" ? t(key, message, values) : t(message, values);
}
