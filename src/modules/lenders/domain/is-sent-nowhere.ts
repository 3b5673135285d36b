import type { LenderAnswer } from "./lender-answer.ts";

/** True where the application went to no lender at all, because none takes any like it: nobody declined it. */
export function isSentNowhere(answers: readonly Pick<LenderAnswer, "state" | "failedRules">[]): boolean {
  return answers.length > 0 && answers.every(isNotAsked);
}

/** Our rules kept the application from this lender; one that was asked and answers so itself names no rule of ours. */
export function isNotAsked({ state, failedRules }: Pick<LenderAnswer, "state" | "failedRules">): boolean {
  return state === "LENDER_CONSTRAINT" && failedRules.length > 0;
}
