import type { CreditFacts } from "#modules/underwriting/domain/evaluation/credit-facts.ts";
import { reasonsOf } from "#modules/underwriting/domain/evaluation/reasons-of.ts";
import type { FailedRule } from "#modules/underwriting/domain/failed-rule.ts";
import type { RefusedProgram } from "#modules/personal-pricing/domain/terms/terms-of.ts";
import type { CreditorContact, DeclineContent, DeclineReason } from "./decline-content.ts";

const NOT_ASKED: readonly string[] = [
  "STATE_NOT_SERVED",
  "ITIN_NOT_TAKEN",
  "UNDER_AGE",
] satisfies DeclineReason[];

/** Each lender that looked at the person, with the reasons that follow from its own failed rules. */
export function whoDeclined(
  refused: readonly RefusedProgram[],
  credit: CreditFacts,
): DeclineContent["creditors"] {
  return refused.flatMap(({ program, failed }) => {
    if ((program.loan ?? program.lease) === null || notAskedReasons(failed).length > 0) return [];
    const { legalName, addressLines, phone, agencyLines } = program;
    return [
      {
        contact: { legalName, addressLines, phone, agencyLines },
        reasons: reasonsOf(program, credit, failed),
      },
    ];
  });
}

/** The retailer, where no lender could be asked at all: each reason once. */
export function nobodyAsked(
  refused: readonly RefusedProgram[],
  retailer: CreditorContact,
): DeclineContent["creditors"] {
  const codes = refused.flatMap(({ failed }) => notAskedReasons(failed));
  return [{ contact: retailer, reasons: [...new Set(codes)].map((code) => ({ code })) }];
}

function notAskedReasons(failed: readonly FailedRule[]): readonly DeclineReason[] {
  return failed.flatMap(({ code }) => (NOT_ASKED.includes(code) ? [code as DeclineReason] : []));
}
