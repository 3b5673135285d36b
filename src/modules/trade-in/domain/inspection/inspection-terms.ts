import { centsOf } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { ConditionAnswers } from "../condition/condition-question.ts";
import { deductionCents } from "../offer/figure-offer.ts";
import { offerTermsOf } from "../offer/offer-terms-of.ts";
import { QUESTIONS } from "../questions-data.ts";
import type { TradeInSettings } from "../settings-schema.ts";

/** What is printed with an offer and decides an inspection: nothing else may change the amount. */
export interface InspectionTerms {
  /** What its owner said that the odometer shows. */
  readonly miles: number;
  /** This many more change nothing. */
  readonly freeMiles: number;
  /** Of every mile after them. */
  readonly centsPerMile: Cents;
  /** What its owner said, by question. */
  readonly answers: ConditionAnswers;
  /** By `<question>.<answer>`; an answer without one is a car that was not offered for. */
  readonly deductions: Readonly<Record<string, Cents>>;
}

/** The terms of an offer that is made now, by the retailer's settings. */
export function inspectionTermsOf(
  settings: TradeInSettings,
  { miles, answers }: Pick<InspectionTerms, "miles" | "answers">,
): InspectionTerms {
  const terms = offerTermsOf(settings);
  const printed = QUESTIONS.flatMap((question) =>
    question.answers
      .filter(({ needsReview }) => needsReview !== true)
      .map(({ id }) => [`${question.id}.${id}`, deductionCents(terms, question, id)] as const),
  );
  return {
    miles,
    freeMiles: settings.freeMiles,
    centsPerMile: centsOf(settings.dollarsPerMile),
    answers,
    deductions: Object.fromEntries(printed),
  };
}
