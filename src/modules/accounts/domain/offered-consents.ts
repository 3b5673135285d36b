import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";

/** AUTH-24, TEN-04: which marketing consents this retailer asks for. */
export function offeredConsents({ config }: Pick<TenantConfig, "config">): {
  readonly email: boolean;
  readonly sms: boolean;
} {
  return { email: config.consumer.asksForEmailConsent, sms: config.consumer.asksForSmsConsent };
}

/** False for a consent that this retailer does not ask for: whatever was said, it was not given. */
export function isOffered(tenant: Pick<TenantConfig, "config">, kind: string): boolean {
  const { email, sms } = offeredConsents(tenant);
  if (kind === "marketing-email") return email;
  return kind === "marketing-sms" ? sms : true;
}
