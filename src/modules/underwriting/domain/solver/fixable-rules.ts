import type { FailedRule } from "../failed-rule.ts";
import { LENDER_RULES } from "../lender-rules.ts";
import { isFixable } from "../rule.ts";

/** Whether it is worth looking for a change at all. */
export function areFixable(failed: readonly FailedRule[]): boolean {
  return failed.every(({ code }) => isFixable(LENDER_RULES[code]));
}
