import type { DealChoices } from "#modules/orders/domain/deal-choices-schema.ts";
import type { DealType } from "#modules/orders/domain/order.ts";
import { english } from "#platform/shared/texts/text.ts";

/** Choices that another deal type does not know, or knows as something else (OP-54). */
const FALLING = [
  "downPaymentCents",
  "termMonths",
  "annualMiles",
  "firstPaymentDate",
  "onePay",
  "securityDeposits",
  "funding",
] as const satisfies readonly (keyof DealChoices)[];
export type FallingChoice = (typeof FALLING)[number];

/** How the confirmation names each. */
export const FALLING_TEXTS: Readonly<Record<FallingChoice, string>> = {
  downPaymentCents: english("the down payment"),
  termMonths: english("the term"),
  annualMiles: english("the miles per year"),
  firstPaymentDate: english("the first payment date"),
  onePay: english("paying the whole lease at signing"),
  securityDeposits: english("the extra security deposits"),
  funding: english("your own lender"),
};

/**
 * What of a buyer's choices falls away when the deal type changes (CALC-11, OP-54), in the order in which a confirmation
 * names it; nothing for the same type. Used by the confirmation and by the change itself, so that both say the same.
 */
export function whatFallsAway(from: DealType, to: DealType, choices: DealChoices): readonly FallingChoice[] {
  return from === to ? [] : FALLING.filter((name) => choices[name] !== undefined);
}

/** The choices that stay with the new type. */
export function choicesAfter(from: DealType, to: DealType, choices: DealChoices): DealChoices {
  const gone: readonly string[] = whatFallsAway(from, to, choices);
  return Object.fromEntries(Object.entries(choices).filter(([name]) => !gone.includes(name)));
}
