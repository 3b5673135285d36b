import { AFFORDABILITY_RULES } from "./evaluation/rules/affordability-rules.ts";
import { CREDIT_RULES } from "./evaluation/rules/credit-rules.ts";
import { ELIGIBILITY_RULES } from "./evaluation/rules/eligibility-rules.ts";
import { STABILITY_RULES } from "./evaluation/rules/stability-rules.ts";
import { STRUCTURE_RULES } from "./evaluation/rules/structure-rules.ts";
import { VEHICLE_RULES } from "./evaluation/rules/vehicle-rules.ts";

/** Every rule of a lender that can fail. */
export const LENDER_RULES = {
  ...ELIGIBILITY_RULES,
  ...CREDIT_RULES,
  ...STABILITY_RULES,
  ...AFFORDABILITY_RULES,
  ...VEHICLE_RULES,
  ...STRUCTURE_RULES,
};

export type RuleCode = keyof typeof LENDER_RULES;
