import { english } from "#platform/shared/texts/text.ts";
import type { TradeInView } from "#modules/trade-in/domain/trade-in-view.ts";

/** Questions that share a page where there is room; on phones each has its own. */
export interface StepGroup {
  /** English text. */
  readonly title: string;
  readonly steps: readonly string[];
}

const GROUPS: readonly StepGroup[] = [
  { title: english("The basics"), steps: ["miles", "ownership"] },
  { title: english("Its history"), steps: ["title", "accidents", "owners"] },
  { title: english("How it runs"), steps: ["lights", "mechanical", "tires"] },
  { title: english("How it looks"), steps: ["paint", "glass", "inside", "smell"] },
  { title: english("The last details"), steps: ["keys", "changes"] },
];
const OWN_STEPS = ["miles", "ownership"];

/** The groups of what a retailer asks; a question that none of them knows comes last. */
export function groupsOf(questionIds: readonly string[]): readonly StepGroup[] {
  const asked = new Set([...OWN_STEPS, ...questionIds]);
  const known = new Set(GROUPS.flatMap(({ steps }) => steps));
  const others = questionIds.filter((id) => !known.has(id));
  return GROUPS.map(({ title, steps }, at) => ({
    title,
    steps: [...steps.filter((id) => asked.has(id)), ...(at === GROUPS.length - 1 ? others : [])],
  })).filter(({ steps }) => steps.length > 0);
}

/** Whether a step needs nothing more. */
export function isAnswered(
  step: string,
  {
    miles,
    zipCode,
    ownership,
    owedCents,
    answers,
  }: Pick<TradeInView, "miles" | "zipCode" | "ownership" | "owedCents" | "answers">,
): boolean {
  if (step === "miles") return miles !== null && zipCode !== null;
  if (step === "ownership") return ownership !== null && (ownership !== "FINANCED" || owedCents !== null);
  return answers[step] !== undefined;
}
