import type { Cents } from "#platform/shared/money.ts";

/** A question with what each answer takes off, as the server says it for this retailer. */
export interface SheetQuestion {
  readonly id: string;
  /** English text. */
  readonly ask: string;
  readonly answers: readonly SheetAnswer[];
}

export interface SheetAnswer {
  readonly id: string;
  /** English text. */
  readonly label: string;
  readonly needsReview: boolean;
  readonly deductionCents: Cents;
}

export interface QuestionSheet {
  readonly questions: readonly SheetQuestion[];
}

/** The questions of this retailer. */
export const QUESTIONS_PATH = "/public/trade-in/questions";
