import {
  matchingRules,
  resolveRooftopOverride,
  ruleKey,
  type RooftopOverrideKey,
  type RooftopValues,
} from "./rooftop-override.ts";
import type { TenantConfig } from "../tenant-config-schema.ts";

/** By retailer and by the rules that matched, so that equal answers are one object. */
const known = new WeakMap<TenantConfig, Map<string, TenantConfig>>();

/**
 * The retailer as it is for one rooftop, make or condition: support, name, logo, payment defaults and fees of the
 * most specific rules (TEN-10, OP-10). The retailer's own object when no rule matches. Identity pools, keys and legal
 * texts are always the retailer's.
 */
export function tenantForRooftop(tenant: TenantConfig, wanted: RooftopOverrideKey): TenantConfig {
  const rules = matchingRules(tenant, wanted);
  if (rules.length === 0) return tenant;
  let answers = known.get(tenant);
  if (answers === undefined) known.set(tenant, (answers = new Map()));
  const key = rules.map(ruleKey).join(" ");
  let answer = answers.get(key);
  if (answer === undefined) {
    answer = withValues(tenant, resolveRooftopOverride(tenant, wanted).values);
    answers.set(key, answer);
  }
  return answer;
}

function withValues(tenant: TenantConfig, values: RooftopValues): TenantConfig {
  const { payment, delivery } = tenant.config;
  const hasOwnLogo = values.logoUrl !== tenant.logo.url;
  return {
    ...tenant,
    brandName: values.brandName,
    // A rooftop's logo has no dark twin; the retailer's would be another brand.
    logo: hasOwnLogo ? { ...tenant.logo, url: values.logoUrl, darkUrl: null } : tenant.logo,
    support: {
      ...tenant.support,
      phone: values.supportPhone,
      phoneAbbreviated: values.supportPhoneAbbreviated,
      email: values.supportEmail,
    },
    config: {
      ...tenant.config,
      payment: {
        ...payment,
        defaultDownPaymentAmount: values.defaultDownPaymentAmount,
        docFee: values.docFee,
      },
      delivery: { ...delivery, transferPickupFee: values.transferPickupFee },
    },
  };
}

/** What the pages of a rooftop's vehicles show instead of the retailer's own. */
export type RooftopSupport = Pick<
  RooftopValues,
  "brandName" | "logoUrl" | "supportPhone" | "supportEmail" | "contactText"
>;

/** Null when nothing differs, so that most pages carry nothing. */
export function rooftopSupport(tenant: TenantConfig, wanted: RooftopOverrideKey): RooftopSupport | null {
  if (matchingRules(tenant, wanted).length === 0) return null;
  const { values, sources } = resolveRooftopOverride(tenant, wanted);
  const shown = ["brandName", "logoUrl", "supportPhone", "supportEmail", "contactText"] as const;
  if (shown.every((name) => sources[name] === "tenant")) return null;
  return Object.fromEntries(shown.map((name) => [name, values[name]])) as unknown as RooftopSupport;
}
