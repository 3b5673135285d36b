import type { FailedRule, RuleCode } from "../failed-rule.ts";

/** What another structure can repair. Who somebody is and which car it is cannot be turned. */
const FIXABLE: ReadonlySet<RuleCode> = new Set<RuleCode>([
  "AMOUNT_BELOW_MINIMUM",
  "AMOUNT_ABOVE_MAXIMUM",
  "TERM_NOT_OFFERED",
  "TERM_TOO_LONG",
  "FRONT_LTV_TOO_HIGH",
  "TOTAL_LTV_TOO_HIGH",
  "PTI_TOO_HIGH",
  "PAYMENT_TOO_HIGH",
  "DTI_TOO_HIGH",
  "DISPOSABLE_INCOME_TOO_LOW",
  "INCOME_BELOW_MINIMUM",
  "DOWN_PAYMENT_TOO_LOW",
  "PRODUCT_TOO_DEAR",
  "PRODUCTS_SHARE_TOO_HIGH",
  "RESIDUAL_NOT_OFFERED",
  "EMPLOYMENT_TOO_SHORT",
]);

/** Whether it is worth looking for a change at all. */
export function areFixable(failed: readonly FailedRule[]): boolean {
  return failed.every(({ code }) => FIXABLE.has(code));
}
