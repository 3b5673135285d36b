import { english } from "#platform/shared/texts/text.ts";
import type { Failed } from "../../failed.ts";
import type { Rules } from "../../rule.ts";
import type { LenderProgram } from "../../program-settings-schema.ts";
import type { CreditFacts } from "../credit-facts.ts";
import type { Deal } from "../deal.ts";
import { failsIf } from "./fails-if.ts";

export const ELIGIBILITY_RULES = {
  STATE_NOT_SERVED: {
    text: english("This lender doesn't lend in {state}."),
    reason: null,
    about: "rest",
  },
  DEAL_TYPE_NOT_OFFERED: {
    text: english("This lender doesn't offer this kind of deal."),
    reason: null,
    about: "rest",
  },
  ITIN_NOT_TAKEN: {
    text: english("This lender needs a Social Security number. It doesn't take an ITIN."),
    reason: null,
    about: "rest",
  },
  JOINT_NOT_TAKEN: {
    text: english("This lender doesn't take joint applications."),
    reason: null,
    about: "rest",
  },
  UNDER_AGE: {
    text: english("This lender lends to people who are 18 or older."),
    reason: null,
    about: "rest",
  },
} as const satisfies Rules;

type FailedRule = Failed<keyof typeof ELIGIBILITY_RULES>;

/** Why an application is not sent to this lender at all; nobody's report is asked for. */
export function eligibilityRules(
  program: LenderProgram,
  credit: CreditFacts,
  deal: Pick<Deal, "dealType">,
): FailedRule[] {
  const { states, refusedStates } = program;
  const isServed =
    (states.length === 0 || states.includes(credit.state)) && !refusedStates.includes(credit.state);
  const isOffered = (deal.dealType === "lease" ? program.lease : program.loan) !== null;
  return [
    ...failsIf(!isServed, "STATE_NOT_SERVED", { values: { state: credit.state } }),
    ...failsIf(!isOffered, "DEAL_TYPE_NOT_OFFERED", { values: { dealType: deal.dealType } }),
    ...failsIf(credit.usesItin && !program.takesItin, "ITIN_NOT_TAKEN"),
    ...failsIf(credit.isJoint && !program.takesJoint, "JOINT_NOT_TAKEN"),
    ...failsIf(!credit.isOfAge, "UNDER_AGE"),
  ];
}
