import { formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";
import type { FactoryOverlap } from "../../domain/rating/rated-plan.ts";

const number = (value: number): string => value.toLocaleString("en-US");

/** `This plan really adds 24 months and 15,000 miles.` */
export function addedWords({ addedMonths, addedMiles }: FactoryOverlap, t: Text): string {
  return addedMiles === null
    ? t("This plan really adds {months} months.", { months: addedMonths })
    : t("This plan really adds {months} months and {miles} miles.", {
        months: addedMonths,
        miles: number(addedMiles),
      });
}

/** The factory's warranty, what a plan really adds to it, and the price of an added month. */
export function overlapWords(overlap: FactoryOverlap, t: Text): string {
  const { factoryEndsAtMiles, pricePerAddedMonthCents } = overlap;
  const factory =
    overlap.factoryMonthsLeft === 0
      ? t("The factory warranty is over.")
      : overlap.after === "basic"
        ? t("The factory's basic warranty has {months} months left, up to {miles} miles.", {
            months: overlap.factoryMonthsLeft,
            miles: number(factoryEndsAtMiles),
          })
        : t("The factory's powertrain warranty has {months} months left, up to {miles} miles.", {
            months: overlap.factoryMonthsLeft,
            miles: number(factoryEndsAtMiles),
          });
  const added = addedWords(overlap, t);
  const price =
    pricePerAddedMonthCents === null
      ? ""
      : t("That is {amount} for each added month.", {
          amount: formatDollarsAndCents(pricePerAddedMonthCents),
        });
  return [factory, added, price].filter((sentence) => sentence !== "").join(" ");
}
