import { formatPhone } from "#platform/shared/fields/phone/format-phone.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { textOf } from "#modules/tenancy/domain/translate-tenant.ts";
import { supportHoursText } from "./support-hours-text.ts";

/** What the texts of a store name, ready to be printed; null where the retailer promises nothing (OP-17). */
export type ContentFacts = Readonly<Record<string, string | null>>;

const whole = new Intl.NumberFormat("en-US");
const number = (value: number | null): string | null => (value === null ? null : whole.format(value));

/** Dollars as a retailer writes them: cents only where there are any. */
function dollars(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** Everything a placeholder of a content page may name. */
export function contentFacts(tenant: TenantConfig): ContentFacts {
  const { content, payment, delivery, contentSettings, consumer } = tenant.config;
  const t = textOf(tenant);
  const tier = payment.creditTiers.find(({ name }) => name === payment.creditTierDefault);
  const privacy = tenant.privacyContacts.find(({ email }) => email !== undefined);
  return {
    brand: tenant.brandName,
    short: tenant.legalNameShort,
    legal: tenant.legalName,
    phone: formatPhone(tenant.support.phone),
    phoneLink: `+1${tenant.support.phone}`,
    email: tenant.support.email,
    contactEmail: tenant.contactUsEmail,
    privacyEmail: privacy?.email ?? tenant.support.email,
    hours: supportHoursText(tenant.support.hours, t),
    moneyBackDays: number(content.moneyBackDays),
    moneyBackMiles: number(content.moneyBackMiles),
    warrantyMonths: number(content.warrantyMonths),
    warrantyMiles: number(content.warrantyMiles),
    down: dollars(payment.defaultDownPaymentAmount),
    term: number(contentSettings.consumerSiteDefaultCreditTerm),
    tier: tier === undefined ? null : t(tier.displayName),
    tiers: payment.creditTiers
      .map(({ displayName, low, high }) => `${t(displayName)} ${low}-${high}`)
      .join(", "),
    cardLimit: dollars(content.cardPaymentLimit ?? payment.creditCardLimit),
    achLimit: dollars(payment.achLimit),
    docFee: dollars(payment.docFee),
    holdMinutes: number(Math.round(consumer.checkoutHoldSeconds / 60)),
    freeMiles: number(delivery.freeRadiusMiles),
    perMile: dollars(delivery.perMile),
    maxMiles: number(delivery.maxMiles),
    leadDays: number(delivery.leadBusinessDays),
    changeHours: number(delivery.changeUntilHours),
  };
}

/** Fills a text, or undefined when it names a fact that the retailer does not have. */
export function fillWithFacts(text: string, facts: ContentFacts): string | undefined {
  let isWhole = true;
  const filled = text.replace(/\{(\w+)\}/gu, (whole, name: string) => {
    const fact = facts[name];
    if (fact === null) isWhole = false;
    return fact ?? whole;
  });
  return isWhole ? filled : undefined;
}
