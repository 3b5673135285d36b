import { formatWholeDollars } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import type { MovedWish, PersonalPricing } from "../domain/personal-pricing.ts";
import type { PricingMessageKey } from "../messages.ts";

const BY_VALUE = english("the lender finances only part of what this car is worth");
const BY_PAYMENT = english("the payment has to stay within what the lender allows");
const BY_RULE = english("the lender's rules for this car ask for it");

/** Why a wish was moved, by the code of the lender's rule; continues a sentence. */
const CAUSES: Readonly<Partial<Record<string, string>>> = {
  FRONT_LTV_TOO_HIGH: BY_VALUE,
  TOTAL_LTV_TOO_HIGH: BY_VALUE,
  DOWN_PAYMENT_TOO_LOW: english("the lender asks for at least this much down"),
  AMOUNT_ABOVE_MAXIMUM: english("the lender finances no more than that"),
  AMOUNT_BELOW_MINIMUM: english("the lender finances no less than that"),
  PTI_TOO_HIGH: BY_PAYMENT,
  PAYMENT_TOO_HIGH: BY_PAYMENT,
  DTI_TOO_HIGH: BY_PAYMENT,
  DISPOSABLE_INCOME_TOO_LOW: BY_PAYMENT,
  TERM_TOO_LONG: english("the lender allows no more months for a car of this age and mileage"),
  TERM_NOT_OFFERED: english("the lender doesn't offer those months"),
};

function causeOf(t: Text, { cause }: MovedWish): string {
  return t(CAUSES[cause.code] ?? BY_RULE);
}

/** PQ-11: "Down payment raised from $2,500 to $4,200: the lender …"; empty while every wish stands. */
export function movedWishes(
  t: Text,
  { downPaymentChange: down, termChange: term }: Pick<PersonalPricing, "downPaymentChange" | "termChange">,
): readonly string[] {
  return [
    ...(down === null
      ? []
      : [
          t(
            down.to > down.from
              ? english("Down payment raised from {from} to {to}: {cause}.")
              : english("Down payment lowered from {from} to {to}: {cause}."),
            {
              from: formatWholeDollars(down.from),
              to: formatWholeDollars(down.to),
              cause: causeOf(t, down),
            },
          ),
        ]),
    ...(term === null
      ? []
      : [
          t("{to} months instead of {from}: {cause}.", {
            from: term.from,
            to: term.to,
            cause: causeOf(t, term),
          }),
        ]),
  ];
}

const HELP: readonly (readonly [codes: RegExp, key: PricingMessageKey])[] = [
  [/^SCORE_BELOW_MINIMUM$/u, "pricing.scoreBelowMinimum"],
  [/^DEAL_TYPE_NOT_OFFERED$/u, "pricing.onlyLeases"],
  [/^MILEAGE_TOO_HIGH$/u, "pricing.mileageTooHigh"],
  [/^(FRONT|TOTAL)_LTV_TOO_HIGH$/u, "pricing.loanToValue"],
  [/^(PTI|PAYMENT|DTI|TERM|DOWN_PAYMENT|AMOUNT|DISPOSABLE)_/u, "pricing.adjustDeal"],
];

/** MSG-26, MSG-30: what would help where a car does not qualify; null where nothing of the deal would. */
export function priceErrorHelp(priceErrors: readonly string[]): PricingMessageKey | null {
  return HELP.find(([codes]) => priceErrors.some((code) => codes.test(code)))?.[1] ?? null;
}
