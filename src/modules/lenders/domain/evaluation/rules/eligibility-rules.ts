import type { FailedRule } from "../../failed-rule.ts";
import type { LenderProgram } from "../../settings-schema.ts";
import type { CreditFacts } from "../credit-facts.ts";
import type { Deal } from "../deal.ts";
import { failsIf } from "./fails-if.ts";

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
