import { formatDollarsAndCents as money } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";
import type { PaymentStep } from "../domain/explain-payment.ts";
import type { PaymentCause } from "../domain/payment-cause.ts";

interface CauseWords {
  readonly title: string;
  /** A sentence around `{from}` and `{to}`. */
  readonly text: string;
  /** Where both are the same, and something behind the number changed. */
  readonly same?: string;
  readonly as: (t: Text, value: number | string) => string;
}

const asMoney = (_t: Text, value: number | string) => money(Number(value));
const asIs = (_t: Text, value: number | string) => String(value);
const asRate = (_t: Text, value: number | string) => `${(Number(value) / 10_000).toFixed(2)}%`;
const asMonths = (t: Text, value: number | string) => t("{count} months", { count: Number(value) });
/** A rent charge is no annual rate (12 CFR 1013.4): leasing companies call it a money factor. */
const asFactor = (_t: Text, value: number | string) => (Number(value) / 24_000_000).toFixed(5);
const asMiles = (t: Text, value: number | string) =>
  t("{miles} miles a year", { miles: Number(value).toLocaleString("en-US") });
const asDays = (t: Text, value: number | string) => t("{count} {count:day|days}", { count: Number(value) });

const WORDS: Readonly<Record<PaymentCause, CauseWords>> = {
  price: {
    title: english("Price of the car"),
    text: english("With its incentives it was {from} and is now {to}."),
    same: english("The car's own data changed."),
    as: asMoney,
  },
  discounts: {
    title: english("Discounts"),
    text: english("Promo codes took off {from} and now take off {to}."),
    as: asMoney,
  },
  trade: {
    title: english("Trade-in"),
    text: english("After its payoff, your trade-in was worth {from}. Now it is worth {to}."),
    same: english("The value and the payoff of your trade-in changed, and with them the tax."),
    as: asMoney,
  },
  products: {
    title: english("Coverage"),
    text: english("The plans you chose were {from} and are now {to}."),
    same: english("You chose other plans of the same price."),
    as: asMoney,
  },
  delivery: {
    title: english("Delivery"),
    text: english("It was {from} and is now {to}."),
    as: asMoney,
  },
  address: {
    title: english("Taxes and fees where you live"),
    text: english("They were figured for {from} and are now figured for {to}."),
    same: english("The rules or rates of {to} changed."),
    as: asIs,
  },
  down: {
    title: english("Down payment"),
    text: english("It was {from} and is now {to}."),
    as: asMoney,
  },
  term: {
    title: english("Months"),
    text: english("The loan was for {from} and is now for {to}."),
    as: asMonths,
  },
  bookValue: {
    title: english("What the car is worth to the lender"),
    text: english(
      "The amount you finance, compared with the lender's book value of the car, moved the rate from {from} to {to}.",
    ),
    as: asRate,
  },
  rate: {
    title: english("The lender's rate"),
    text: english("Your full application moved the rate from {from} to {to}."),
    as: asRate,
  },
  lenderFee: {
    title: english("The lender's fee"),
    text: english("It was {from} and is now {to}."),
    same: english("It is paid another way: in cash, or as part of the loan."),
    as: asMoney,
  },
  interestRule: {
    title: english("How the lender counts interest"),
    text: english("{from} and {to} count days and round differently."),
    same: english("{to} now counts days or rounds differently."),
    as: asIs,
  },
  days: {
    title: english("Days to the first payment"),
    text: english("Interest ran for {from} until the first payment and now runs for {to}."),
    same: english("The contract has a different date, so its months have different lengths."),
    as: asDays,
  },
  dueAtSigning: {
    title: english("Due at signing"),
    text: english("It was {from} and is now {to}."),
    same: english("The same amount is due, but a different part of it lowers the cost of the lease."),
    as: asMoney,
  },
  leaseTerm: {
    title: english("Months"),
    text: english("The lease was for {from} and is now for {to}."),
    as: asMonths,
  },
  miles: {
    title: english("Miles"),
    text: english("The lease allowed {from} and now allows {to}."),
    as: asMiles,
  },
  residual: {
    title: english("What the car is worth at the end"),
    text: english("The leasing company counts {to} of the MSRP instead of {from}."),
    same: english("The leasing company now counts a different part of the MSRP."),
    as: asRate,
  },
  rent: {
    title: english("Rent charge"),
    text: english("Your full application moved the leasing company's money factor from {from} to {to}."),
    as: asFactor,
  },
  acquisitionFee: {
    title: english("The leasing company's fee"),
    text: english("It was {from} and is now {to}."),
    as: asMoney,
  },
  lessor: {
    title: english("Different lease conditions"),
    text: english("{to} leases the car instead of {from}."),
    same: english("{to} now has different conditions."),
    as: asIs,
  },
  rules: {
    title: english("Rules that changed"),
    text: english("This store's taxes, fees or rules changed after one of the payments was recorded."),
    as: asIs,
  },
};

/** One cause in words: what it is, and what it was and became. */
export function stepText(t: Text, { cause, from, to }: PaymentStep): { title: string; text: string } {
  const { title, text, same, as } = WORDS[cause];
  const values = { from: as(t, from), to: as(t, to) };
  return { title: t(title), text: t(from === to && same !== undefined ? same : text, values) };
}
