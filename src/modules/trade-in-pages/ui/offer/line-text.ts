import { groupDigits } from "#design-system/typed-number.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { OfferLine } from "#modules/trade-in/domain/offer/offer-line.ts";
import type { SheetQuestion } from "../questions/sheet-question.ts";

const GRADES: Readonly<Record<number, string>> = {
  1: english("Rough"),
  2: english("Fair"),
  3: english("Good"),
  4: english("Very good"),
  5: english("Excellent"),
};

/** What a line of the arithmetic says, in the reader's language. */
interface LineText {
  readonly name: string;
  /** Why it is as much as it is. */
  readonly reason?: string;
}

interface LineContext {
  readonly t: Text;
  readonly car: string;
  readonly brand: string;
  readonly questions: readonly SheetQuestion[];
}

/** One line of an offer in words (TRADE-09). */
export function lineText({ code, values }: OfferLine, { t, car, brand, questions }: LineContext): LineText {
  const number = (name: string): string => groupDigits(Math.round(Number(values[name] ?? 0)));
  switch (code) {
    case "comparable":
      return {
        name: t("A {car} like yours", { car }),
        reason: t("With {miles} miles, estimated from {count} cars in our stock.", {
          miles: number("miles"),
          count: number("count"),
        }),
      };
    case "mileage":
      return {
        name: t("Your mileage"),
        reason: t("{miles} miles instead of {usual}.", { miles: number("miles"), usual: number("usual") }),
      };
    case "grade":
      return {
        name: t("Condition: {grade}", { grade: t(GRADES[Number(values["grade"])] ?? "") }),
        reason: t("A share of the price, based on all of your answers."),
      };
    case "deduction":
      return deductionText({ t, questions }, String(values["question"]), String(values["answer"]));
    case "transport":
      return { name: t("Transport"), reason: t("From you to our lot.") };
    case "margin":
      return {
        name: t("Our margin"),
        reason: t("For inspection, warranty and selling it, rounded so that the offer is in whole dollars."),
      };
    case "incentive":
      return { name: t("Trade-in bonus from {brand}", { brand }) };
    case "boost":
      return { name: t("Extra from our appraiser") };
    case "guide":
    case "appraisal":
      return wholeText(t, code);
  }
}

/** An amount that somebody said in one. */
function wholeText(t: Text, code: "guide" | "appraisal"): LineText {
  if (code === "appraisal")
    return { name: t("Our appraiser's offer"), reason: t("An appraiser reviewed what you told us.") };
  return {
    name: t("Kelley Blue Book® Instant Cash Offer"),
    reason: t("Kelley Blue Book makes this offer; we checked it with them."),
  };
}

function deductionText(
  { t, questions }: Pick<LineContext, "t" | "questions">,
  ...[questionId, answerId]: [string, string]
): LineText {
  const question = questions.find(({ id }) => id === questionId);
  const answer = question?.answers.find(({ id }) => id === answerId);
  return { name: t(question?.ask ?? questionId), reason: t(answer?.label ?? answerId) };
}
