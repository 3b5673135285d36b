import type { FailedRule } from "../failed-rule.ts";
import { RULE_TRAITS } from "../rule-traits.ts";

/** Whether it is worth looking for a change at all. */
export function areFixable(failed: readonly FailedRule[]): boolean {
  return failed.every(({ code }) => RULE_TRAITS[code].isFixable);
}
