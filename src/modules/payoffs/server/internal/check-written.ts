import type { TradedCar } from "#modules/trade-in/server/traded-car.ts";
import type { Cents } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";
import { addDays, type CivilDate } from "#platform/shared/time/civil-date.ts";
import { fieldWrong } from "../payoff-errors.ts";

const MOST_TIMES = 10;
/** Letters are good for ten days, some for thirty. */
const MOST_DAYS = 60;
/** A hundredth of the amount each day would be 365 % a year. */
const MOST_A_DAY = 100;

const TOO_HIGH = english(
  "This is more than ten times what your car is worth. Check the amount in the letter.",
);
const PER_DIEM_HIGH = english("This is too much for one day. Enter the interest for one day, not a month.");
const OVER = english("This letter has expired. Ask your lender for a new one.");
const TOO_LATE = english("A payoff letter is good for weeks, not months. Check the day.");

/** What was typed off a letter, against the car and the day. @throws AppError invalid with the field */
export function checkWritten(
  { offerCents }: TradedCar,
  today: CivilDate,
  written: { readonly amountCents: Cents; readonly perDiemCents: Cents; readonly goodThrough: CivilDate },
): void {
  const { amountCents, perDiemCents, goodThrough } = written;
  if (offerCents !== null && amountCents > MOST_TIMES * offerCents) throw fieldWrong("amountCents", TOO_HIGH);
  if (perDiemCents * MOST_A_DAY > amountCents) throw fieldWrong("perDiemCents", PER_DIEM_HIGH);
  if (goodThrough < today) throw fieldWrong("goodThrough", OVER);
  if (goodThrough > addDays(today, MOST_DAYS)) throw fieldWrong("goodThrough", TOO_LATE);
}
