import { FACTORS } from "#modules/credit-bureaus/domain/report/report-factors.ts";
import type { FailedRule } from "../failed-rule.ts";
import { LENDER_RULES } from "../lender-rules.ts";
import { REASONS_BY_WEIGHT } from "../rule.ts";
import type { ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";
import type { LenderProgram } from "../program-settings-schema.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { decidingPeople } from "./rules/credit-rules.ts";

/** More than four principal reasons help nobody (Regulation B, comment 9(b)(2)). */
const MOST_REASONS = 4;

/** The specific principal reasons that follow from failed rules, at most four, each once. */
export function reasonsOf(
  program: LenderProgram,
  credit: CreditFacts,
  failed: readonly FailedRule[],
): readonly { readonly code: ReasonCode }[] {
  const found = new Set<string | null>(failed.map(({ code }) => LENDER_RULES[code].reason));
  const reasons = REASONS_BY_WEIGHT.filter((reason) => found.has(reason)).flatMap((reason) =>
    reason === "FACTORS_OF_THE_SCORE" ? reasonsOfScore(program, credit) : [reason],
  );
  return [...new Set(reasons)].slice(0, MOST_REASONS).map((code) => ({ code }));
}

function reasonsOfScore(program: LenderProgram, credit: CreditFacts): readonly ReasonCode[] {
  const factors = decidingPeople(program, credit).flatMap(({ report }) => report?.score?.factors ?? []);
  return factors.map((code) => FACTORS[code].reason);
}
