import { US_STATES } from "#platform/shared/fields/address/us-states-data.ts";
import { type Cents, formatDollarsAndCents } from "#platform/shared/money.ts";
import type { Clause, ContractInput, LateCharge } from "../contract-input.ts";
import type { Block } from "../package-document.ts";
import { heading, text } from "./shared-blocks.ts";

interface Terms {
  readonly title: string;
  /** The retailer's own clauses; the samples are used without any. */
  readonly own: readonly Clause[];
  readonly samples: readonly Clause[];
  readonly paymentCents: Cents;
}

export const SAMPLE_NOTE: Block = {
  kind: "text",
  isStrong: true,
  text: "SAMPLE TERMS: these clauses are sample text. The retailer's legal text replaces them.",
};

/** What a late payment costs: its percentage, rounded down to the cent, and never more than the most. */
export function lateChargeCents({ percent, mostCents }: LateCharge, paymentCents: Cents): Cents {
  return Math.min(mostCents, Math.floor((paymentCents * percent) / 100));
}

/** The numbered clauses that a paper's disclosures refer to. Samples say that they are samples (OP-17). */
export function clauses(
  input: ContractInput,
  { title, own, samples, paymentCents }: Terms,
): readonly Block[] {
  const { lateCharge, snapshot } = input;
  const facts: Readonly<Record<string, string>> = {
    graceDays: String(lateCharge.graceDays),
    percent: String(lateCharge.percent),
    most: formatDollarsAndCents(lateCharge.mostCents),
    payment: formatDollarsAndCents(paymentCents),
    charge: formatDollarsAndCents(lateChargeCents(lateCharge, paymentCents)),
    state: US_STATES.find(({ value }) => value === snapshot.rooftop.state)?.label ?? snapshot.rooftop.state,
  };
  const filled = (words: string) =>
    words.replace(/\{(\w+)\}/gu, (whole, name: string) => facts[name] ?? whole);
  return [
    heading(title),
    ...(own.length > 0 ? [] : [SAMPLE_NOTE]),
    ...(own.length > 0 ? own : samples).map((clause, index) =>
      text(`${index + 1}. ${filled(clause.title)}: ${filled(clause.text)}`),
    ),
  ];
}

const miles = new Intl.NumberFormat("en-US");

/** The guarantee of the site's pages, so that no paper contradicts them; says so where there is none (PRIV-06). */
export function guaranteeBlocks(input: ContractInput): readonly Block[] {
  return [...cancelBlocks(input), ...promiseBlocks(input)];
}

/** A right that the law of the state gives, beside what the retailer promises. */
function cancelBlocks({ cancelRight, seller }: ContractInput): readonly Block[] {
  if (!cancelRight) return [];
  const { days, maximumMiles, restockingCents, maximumMileageChargeCents } = cancelRight;
  return [
    {
      kind: "text",
      isStrong: true,
      text: `Your right to cancel: you may cancel this purchase within ${days} days of receiving the vehicle, if it has been driven at most ${miles.format(maximumMiles)} miles since, is in the same condition and carries no new lien. You get back what you paid, less a restocking fee of ${formatDollarsAndCents(restockingCents)} and a charge of at most ${formatDollarsAndCents(maximumMileageChargeCents)} for the miles driven. A trade-in comes back to you. To cancel, bring the vehicle back or call ${seller.phone} within those days.`,
    },
  ];
}

function promiseBlocks({ guarantee, seller, cancelRight }: ContractInput): readonly Block[] {
  if (guarantee === null && cancelRight) return [];
  if (guarantee === null)
    return [
      text("We don't offer a right to return the vehicle. Any right that the law gives you stays yours."),
    ];
  const distance =
    guarantee.miles === null
      ? ""
      : `have at most ${miles.format(guarantee.miles)} more miles on it than on the day you received it, `;
  const days = `${guarantee.days} ${guarantee.days === 1 ? "day" : "days"}`;
  return [
    text(
      `Money-back guarantee: you may bring the vehicle back within ${days} of delivery and get back what you paid us. It must ${distance}be in the same condition, and carry no new lien. To start, call ${seller.phone} within those days. The money goes back the way it came; a loan or lease is unwound with its lender or lessor.`,
    ),
  ];
}
