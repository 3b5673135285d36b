import { usedScoreOf, type CreditReport } from "#modules/credit-bureaus/domain/report/credit-report.ts";
import type { CreditRequest } from "../credit-request.ts";
import type { FailedRule } from "../failed-rule.ts";
import { DECIDED_NOTHING, type Decision, type WaitingCode } from "../decision.ts";
import type { LenderProgram } from "../program-settings-schema.ts";
import { smallestChanges } from "../solver/smallest-changes.ts";
import { counterDeal } from "./counter-deal.ts";
import { creditFactsOf } from "./credit-facts.ts";
import { dealOf, type Deal } from "./deal.ts";
import { isWorkable, underwrite, underwriterOf, type Underwriter } from "./failed-rules.ts";
import { offerOf } from "./offer-of.ts";
import { reasonsOf } from "./reasons-of.ts";
import { decidingPeople } from "./rules/credit-rules.ts";
import { eligibilityRules } from "./rules/eligibility-rules.ts";

/** Why this lender is not asked; empty for one that is. Needs no credit report. */
export function constraintsOf(program: LenderProgram, request: CreditRequest): readonly FailedRule[] {
  return eligibilityRules(program, creditFactsOf(request, []), dealOf(request));
}

/**
 * One lender's decision on one application (LEND-02): every rule is checked, not only the first that fails. Pure: the
 * same program, request and reports always give the same decision.
 */
export function evaluateApplication(
  program: LenderProgram,
  request: CreditRequest,
  reports: readonly CreditReport[],
): Decision {
  const constraints = constraintsOf(program, request);
  if (constraints.length > 0)
    return { ...DECIDED_NOTHING, state: "LENDER_CONSTRAINT", failedRules: constraints };
  const deal = dealOf(request);
  const underwriter = underwriterOf(program, creditFactsOf(request, reports));
  const told = { ...DECIDED_NOTHING, ...usedOf(underwriter, reports) };
  const waitingFor = waitsFor(reports);
  if (waitingFor.length > 0) return { ...told, state: "PENDING", waitingFor };
  if (isWorkable(underwriter, deal)) return approved(told, underwriter, deal);
  return refused(told, underwriter, deal);
}

function approved(told: Omit<Decision, "state">, underwriter: Underwriter, deal: Deal): Decision {
  const offer = offerOf(underwriter, deal, deal);
  const offers = offer === null ? [] : [offer];
  const isConditional = offers.some(({ stipulations }) => stipulations.length > 0);
  return { ...told, state: isConditional ? "CONDITIONAL" : "APPROVED", offers };
}

function refused(told: Omit<Decision, "state">, underwriter: Underwriter, deal: Deal): Decision {
  const { program, credit } = underwriter;
  const { failed } = underwrite(underwriter, deal);
  const solved = smallestChanges(underwriter, deal);
  const counter = counterDeal(program, deal, solved);
  const offer = counter && offerOf(underwriter, counter, deal);
  return {
    ...told,
    ...solved,
    state: offer === null ? "DECLINED" : "COUNTER_OFFER",
    offers: offer === null ? [] : [offer],
    failedRules: failed,
    reasons: reasonsOf(program, credit, failed),
  };
}

/** A frozen file waits for its owner, a file of somebody deceased for a person; neither is declined. */
function waitsFor(reports: readonly CreditReport[]): readonly WaitingCode[] {
  return [
    ...(reports.some(({ outcome }) => outcome === "FROZEN") ? (["CREDIT_FILE_FROZEN"] as const) : []),
    ...(reports.some(({ alerts }) => alerts.includes("DECEASED")) ? (["MANUAL_REVIEW"] as const) : []),
  ];
}

function usedOf(
  { program, credit }: Underwriter,
  reports: readonly CreditReport[],
): Pick<Decision, "score" | "scores" | "bureaus"> {
  const deciding = decidingPeople(program, credit).flatMap(({ report }) => report ?? []);
  const scores = reports.flatMap((report) => usedScoreOf(report) ?? []);
  return {
    score: deciding.flatMap((report) => usedScoreOf(report) ?? [])[0] ?? null,
    scores,
    bureaus: reports.filter(({ score }) => score === null).map(({ bureau }) => bureau),
  };
}
