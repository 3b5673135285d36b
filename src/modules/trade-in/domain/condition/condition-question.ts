/** One answer with what it takes off the offer: the buyer sees it before choosing. */
export interface ConditionAnswer {
  readonly id: string;
  /** English text. */
  readonly label: string;
  /** Dollars; the retailer may set others by `<question>.<answer>`. */
  readonly deduction: number;
  /** Steps of the grade, from excellent (5) down. */
  readonly gradeSteps: number;
  /** A person has to look; nothing is offered at once. */
  readonly needsReview?: true;
}

/** A question about a car that is traded in; one a screen on phones. */
export interface ConditionQuestion {
  readonly id: string;
  /** English text. */
  readonly ask: string;
  readonly answers: readonly ConditionAnswer[];
}

/** Chosen answers by question. */
export type ConditionAnswers = Readonly<Record<string, string>>;
