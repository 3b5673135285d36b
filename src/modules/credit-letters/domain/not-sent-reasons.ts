import type { LenderAnswer } from "#modules/lenders/domain/lender-answer.ts";
import type { RuleCode } from "#modules/underwriting/domain/lender-rules.ts";
import { english } from "#platform/shared/texts/text.ts";

/** Why an application went to no lender, as the retailer tells it; each is a rule that failed. */
export const NOT_SENT_TEXTS = {
  STATE_NOT_SERVED: english("The lenders we work with don't lend in your state"),
  DEAL_TYPE_NOT_OFFERED: english("The lenders we work with don't offer this kind of financing"),
  ITIN_NOT_TAKEN: english("The lenders we work with take applications with a Social Security number only"),
  JOINT_NOT_TAKEN: english("The lenders we work with don't take joint applications"),
  UNDER_AGE: english("An applicant is not old enough to sign a contract"),
} as const satisfies Partial<Record<RuleCode, string>>;
export type NotSentCode = keyof typeof NOT_SENT_TEXTS;

const isNotSentCode = (code: RuleCode): code is NotSentCode => Object.hasOwn(NOT_SENT_TEXTS, code);

/** The reasons of all lenders that were not sent the application, each once, most frequent first. */
export function notSentReasons(answers: readonly LenderAnswer[]): readonly { readonly code: NotSentCode }[] {
  const count = new Map<NotSentCode, number>();
  for (const { state, failedRules } of answers)
    for (const { code } of state === "LENDER_CONSTRAINT" ? failedRules : [])
      if (isNotSentCode(code)) count.set(code, (count.get(code) ?? 0) + 1);
  return [...count].toSorted(([, one], [, other]) => other - one).map(([code]) => ({ code }));
}
