import type { Cents } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { Described } from "../described.ts";

const NOTHING = english("Enter what you still owe. If you owe nothing, choose that you own it.");
const TOO_MUCH = english("This is more than ten times what your car is worth. Check the amount.");
const MOST_TIMES = 10;

/** What cannot be about a loan, English; undefined where it can. @param worthCents null while nobody has said it */
export function owedProblem(
  { ownership, owedCents }: Described,
  worthCents: Cents | null,
): string | undefined {
  if (ownership !== "FINANCED" || owedCents === null) return undefined;
  if (owedCents <= 0) return NOTHING;
  return worthCents !== null && owedCents > MOST_TIMES * worthCents ? TOO_MUCH : undefined;
}
