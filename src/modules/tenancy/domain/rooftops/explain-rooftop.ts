import {
  matchingRules,
  overrideKey,
  resolveRooftopOverride,
  ruleKey,
  type RooftopOverrideKey,
  type RooftopValues,
} from "./rooftop-override.ts";
import type { TenantConfig } from "../tenant-config-schema.ts";

/** Why a rooftop's value is what it is (OP-10), for whoever configures the rules. */
export interface RooftopExplanation {
  readonly key: string;
  /** FLG-14: without the flag no rule counts. */
  readonly isOn: boolean;
  /** Every rule of the retailer in its order of precedence; those that match come first. */
  readonly rules: readonly {
    readonly rule: string;
    readonly matches: boolean;
    readonly sets: readonly string[];
  }[];
  readonly values: readonly {
    readonly name: string;
    readonly value: string | number | null;
    /** `tenant`, or the rule that supplied it. */
    readonly source: string;
    /** Matching rules that set it too and lost, strongest first. */
    readonly outranked: readonly string[];
  }[];
}

export function explainRooftop(tenant: TenantConfig, wanted: RooftopOverrideKey): RooftopExplanation {
  const matching = matchingRules(tenant, wanted);
  const { values, sources } = resolveRooftopOverride(tenant, wanted);
  const others = tenant.rooftopOverrides.filter((rule) => !matching.includes(rule));
  const shown = (rule: (typeof others)[number], matches: boolean) => ({
    rule: ruleKey(rule),
    matches,
    sets: Object.keys(rule.values),
  });
  return {
    key: overrideKey(wanted),
    isOn: tenant.flags.rooftop_support_settings,
    rules: [...matching.map((rule) => shown(rule, true)), ...others.map((rule) => shown(rule, false))],
    values: (Object.keys(values) as (keyof RooftopValues)[]).map((name) => ({
      name,
      value: values[name],
      source: sources[name],
      outranked: matching
        .filter((rule) => name in rule.values && ruleKey(rule) !== sources[name])
        .map(ruleKey),
    })),
  };
}
