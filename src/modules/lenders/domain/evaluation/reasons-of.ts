import { FACTORS } from "#modules/credit-bureaus/domain/report/report-factors.ts";
import type { FailedRule, RuleCode } from "../failed-rule.ts";
import type { ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";
import type { LenderProgram } from "../settings-schema.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { decidingPeople } from "./rules/credit-rules.ts";

/** More than four principal reasons help nobody (Regulation B, comment 9(b)(2)). */
const MOST_REASONS = 4;

/** The reason of each rule, most weighty first. A low score is no reason: what weighed on it is. */
const REASON_OF: readonly (readonly [RuleCode, ReasonCode | null])[] = [
  ["RECENT_BANKRUPTCY", "BANKRUPTCY"],
  ["OPEN_REPOSSESSION", "REPOSSESSION"],
  ["NO_CREDIT_FILE", "NO_CREDIT_FILE"],
  ["SCORE_BELOW_MINIMUM", null],
  ["THIN_CREDIT_FILE", "LIMITED_CREDIT_EXPERIENCE"],
  ["INCOME_BELOW_MINIMUM", "INCOME_INSUFFICIENT"],
  ["PTI_TOO_HIGH", "INCOME_INSUFFICIENT"],
  ["PAYMENT_TOO_HIGH", "INCOME_INSUFFICIENT"],
  ["DTI_TOO_HIGH", "OBLIGATIONS_EXCESSIVE"],
  ["DISPOSABLE_INCOME_TOO_LOW", "OBLIGATIONS_EXCESSIVE"],
  ["EMPLOYMENT_STATUS_NOT_TAKEN", "EMPLOYMENT_TEMPORARY"],
  ["EMPLOYMENT_TOO_SHORT", "EMPLOYMENT_LENGTH"],
  ["TOO_MANY_JOBS", "EMPLOYMENT_LENGTH"],
  ["RESIDENCE_TOO_SHORT", "RESIDENCE_LENGTH"],
  ["VEHICLE_TOO_OLD", "VEHICLE_AGE_OR_MILEAGE"],
  ["MILEAGE_TOO_HIGH", "VEHICLE_AGE_OR_MILEAGE"],
  ["TITLE_BRANDED", "COLLATERAL_TYPE"],
  ["MAKE_NOT_TAKEN", "COLLATERAL_TYPE"],
  ["CONDITION_NOT_TAKEN", "COLLATERAL_TYPE"],
  ["VALUE_UNKNOWN", "COLLATERAL_VALUE"],
  ["FRONT_LTV_TOO_HIGH", "COLLATERAL_VALUE"],
  ["TOTAL_LTV_TOO_HIGH", "COLLATERAL_VALUE"],
  ["DOWN_PAYMENT_TOO_LOW", "DOWN_PAYMENT_INADEQUATE"],
  ["AMOUNT_BELOW_MINIMUM", "AMOUNT_OR_TERM_NOT_OFFERED"],
  ["AMOUNT_ABOVE_MAXIMUM", "AMOUNT_OR_TERM_NOT_OFFERED"],
  ["TERM_NOT_OFFERED", "AMOUNT_OR_TERM_NOT_OFFERED"],
  ["TERM_TOO_LONG", "AMOUNT_OR_TERM_NOT_OFFERED"],
  ["PRODUCT_TOO_DEAR", "AMOUNT_OR_TERM_NOT_OFFERED"],
  ["PRODUCTS_SHARE_TOO_HIGH", "AMOUNT_OR_TERM_NOT_OFFERED"],
  ["FIRST_PAYMENT_TOO_SOON", "AMOUNT_OR_TERM_NOT_OFFERED"],
  ["FIRST_PAYMENT_TOO_LATE", "AMOUNT_OR_TERM_NOT_OFFERED"],
  ["DUE_DAY_NOT_TAKEN", "AMOUNT_OR_TERM_NOT_OFFERED"],
  ["RESIDUAL_NOT_OFFERED", "AMOUNT_OR_TERM_NOT_OFFERED"],
];

/** The specific principal reasons that follow from failed rules, at most four, each once. */
export function reasonsOf(
  program: LenderProgram,
  credit: CreditFacts,
  failed: readonly FailedRule[],
): readonly { readonly code: ReasonCode }[] {
  const codes = new Set(failed.map(({ code }) => code));
  const reasons = REASON_OF.flatMap(([rule, reason]) => {
    if (!codes.has(rule)) return [];
    return reason === null ? reasonsOfScore(program, credit) : [reason];
  });
  return [...new Set(reasons)].slice(0, MOST_REASONS).map((code) => ({ code }));
}

function reasonsOfScore(program: LenderProgram, credit: CreditFacts): readonly ReasonCode[] {
  const factors = decidingPeople(program, credit).flatMap(({ report }) => report?.score?.factors ?? []);
  return factors.map((code) => FACTORS[code].reason);
}
