import { FACTORS } from "#modules/credit-bureaus/domain/report/report-factors.ts";
import type { FailedRule } from "../failed-rule.ts";
import { RULE_TRAITS } from "../rule-traits.ts";
import type { ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";
import type { LenderProgram } from "../settings-schema.ts";
import type { CreditFacts } from "./credit-facts.ts";
import { decidingPeople } from "./rules/credit-rules.ts";

/** More than four principal reasons help nobody (Regulation B, comment 9(b)(2)). */
const MOST_REASONS = 4;

/** Most weighty first. */
const REASONS = Object.entries(RULE_TRAITS).map(([code, { reason }]) => ({ code, reason }));

/** The specific principal reasons that follow from failed rules, at most four, each once. */
export function reasonsOf(
  program: LenderProgram,
  credit: CreditFacts,
  failed: readonly FailedRule[],
): readonly { readonly code: ReasonCode }[] {
  const codes = new Set<string>(failed.map(({ code }) => code));
  const reasons = REASONS.flatMap(({ code, reason }) => {
    if (reason === null || !codes.has(code)) return [];
    return reason === "FACTORS_OF_THE_SCORE" ? reasonsOfScore(program, credit) : [reason];
  });
  return [...new Set(reasons)].slice(0, MOST_REASONS).map((code) => ({ code }));
}

function reasonsOfScore(program: LenderProgram, credit: CreditFacts): readonly ReasonCode[] {
  const factors = decidingPeople(program, credit).flatMap(({ report }) => report?.score?.factors ?? []);
  return factors.map((code) => FACTORS[code].reason);
}
