import type { ConditionAnswers } from "./condition/condition-question.ts";
import type { DescribedCar } from "#modules/car-lookup/domain/described-car.ts";
import type { Ownership } from "./ownership.ts";
import type { TitleFacts } from "./title/title-facts.ts";

/** All that somebody said about a car, as it is kept; null is not said yet. */
export interface Described {
  readonly car: DescribedCar | null;
  readonly vin: string | null;
  readonly miles: number | null;
  /** Its owner says so although an earlier record shows more. */
  readonly milesConfirmed?: boolean;
  readonly zipCode: string | null;
  readonly ownership: Ownership | null;
  /** What its owner thinks is owed. */
  readonly owedCents: number | null;
  readonly answers: ConditionAnswers;
  /** Asked for once the car is part of a deal; it moves no offer. */
  readonly title?: TitleFacts;
  /** License plate as it is on the car. */
  readonly plate?: string | null;
  /** Two letters: which state issued the plate, where it was looked up. */
  readonly plateState?: string | null;
}

export const NOTHING_SAID: Described = {
  car: null,
  vin: null,
  miles: null,
  zipCode: null,
  ownership: null,
  owedCents: null,
  answers: {},
};

/** What has to be said before anything can be offered, in the order in which it is asked; empty when all is. */
export function missingOf(described: Described, questions: readonly { readonly id: string }[]): string[] {
  const { car, miles, zipCode, ownership, owedCents, answers } = described;
  return [
    ...(car === null ? ["car"] : []),
    ...(miles === null ? ["miles"] : []),
    ...(zipCode === null ? ["zipCode"] : []),
    ...(ownership === null ? ["ownership"] : []),
    ...(ownership === "FINANCED" && owedCents === null ? ["owedCents"] : []),
    ...questions.flatMap(({ id }) => (answers[id] === undefined ? [`answers.${id}`] : [])),
  ];
}
