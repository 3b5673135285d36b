import type { TenantConfig } from "../tenant-config-schema.ts";

/** What one rooftop, make or condition may show differently (OP-10). Dollars as in the configuration. */
export interface RooftopValues {
  readonly brandName: string;
  readonly logoUrl: string | null;
  readonly supportPhone: string;
  readonly supportPhoneAbbreviated: string;
  readonly supportEmail: string;
  readonly contactText: string | null;
  readonly defaultDownPaymentAmount: number;
  readonly docFee: number;
  readonly transferPickupFee: number;
}

export interface RooftopOverrideKey {
  readonly dealershipId?: string | undefined;
  readonly make?: string | undefined;
  /** Any spelling of a condition: `new`, `Used`, `CPO`, `certified`. */
  readonly condition?: string | undefined;
}

interface ResolvedRooftop {
  /** The triple after `*` stood in for what is missing: equal keys have equal answers, so caches use it. */
  readonly key: string;
  readonly values: RooftopValues;
  /** Where each value comes from: `tenant`, or the rule as `dealership|make|condition`. */
  readonly sources: Readonly<Record<keyof RooftopValues, string>>;
}

type Rule = TenantConfig["rooftopOverrides"][number];

/** The rules, and whether they count at all. */
interface OverrideConfig extends Pick<TenantConfig, "rooftopOverrides"> {
  readonly flags: Pick<TenantConfig["flags"], "rooftop_support_settings">;
}

/**
 * TEN-10, OP-10: for each value the most specific rule that sets it, else the retailer's own. An exact
 * dealership outranks an exact make, and that an exact condition; `*` matches anything. Without the flag
 * `rooftop_support_settings` no rule counts (FLG-14).
 */
export function resolveRooftopOverride(config: TenantConfig, wanted: RooftopOverrideKey): ResolvedRooftop {
  const rules = matchingRules(config, wanted);
  const values: Record<string, unknown> = { ...tenantValues(config) };
  const sources: Record<string, string> = {};
  for (const name of Object.keys(values)) {
    const rule = rules.find((candidate) => candidate.values[name as keyof Rule["values"]] !== undefined);
    sources[name] = rule === undefined ? "tenant" : ruleKey(rule);
    if (rule !== undefined) values[name] = rule.values[name as keyof Rule["values"]];
  }
  return {
    key: overrideKey(wanted),
    values: values as unknown as RooftopValues,
    sources: sources as Record<keyof RooftopValues, string>,
  };
}

/** The rules that speak about somebody's vehicle, most specific first. */
export function matchingRules(config: OverrideConfig, wanted: RooftopOverrideKey): readonly Rule[] {
  // Most retailers have no rules, and search asks this for every vehicle.
  if (config.rooftopOverrides.length === 0 || !config.flags.rooftop_support_settings) return [];
  const [dealershipId, make, condition] = keyParts(wanted);
  return config.rooftopOverrides
    .filter(
      (rule) =>
        (rule.dealershipId === "*" || rule.dealershipId === dealershipId) &&
        (rule.make === "*" || rule.make.toLowerCase() === make) &&
        (rule.condition === "*" || rule.condition === condition),
    )
    .toSorted((a, b) => specificity(b) - specificity(a));
}

/** A rule by its key, as `sources` name it. */
export const ruleKey = (rule: Rule): string => `${rule.dealershipId}|${rule.make}|${rule.condition}`;

/** The triple after `*` stood in for what is missing (API-10). */
export const overrideKey = (wanted: RooftopOverrideKey): string => keyParts(wanted).join("|");

function keyParts(wanted: RooftopOverrideKey): readonly [string, string, string] {
  return [
    wanted.dealershipId?.trim() || "*",
    wanted.make?.trim().toLowerCase() || "*",
    conditionKey(wanted.condition),
  ];
}

function specificity(rule: Rule): number {
  return (rule.dealershipId === "*" ? 0 : 4) + (rule.make === "*" ? 0 : 2) + (rule.condition === "*" ? 0 : 1);
}

function conditionKey(condition: string | undefined): string {
  const text = condition?.trim().toLowerCase() || "*";
  return text === "certified" ? "cpo" : text;
}

function tenantValues(config: TenantConfig): RooftopValues {
  return {
    brandName: config.brandName,
    logoUrl: config.logo.url,
    supportPhone: config.support.phone,
    supportPhoneAbbreviated: config.support.phoneAbbreviated,
    supportEmail: config.support.email,
    contactText: null,
    defaultDownPaymentAmount: config.config.payment.defaultDownPaymentAmount,
    docFee: config.config.payment.docFee,
    transferPickupFee: config.config.delivery.transferPickupFee,
  };
}
