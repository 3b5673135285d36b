import type { Cents } from "#platform/shared/money.ts";
import type { OfferFigure, OfferLine } from "#modules/trade-in/domain/offer/offer-line.ts";

export type Offer = Extract<OfferFigure, { readonly kind: "offer" }>;

/** A line that is another amount than in the offer before. */
interface MovedLine {
  /** As it stands now; as it stood, where it is gone. */
  readonly line: OfferLine;
  readonly beforeCents: Cents;
  readonly nowCents: Cents;
}

const keyOf = ({ code, values }: OfferLine): string =>
  code === "deduction" ? `deduction ${values["question"]}` : code;

/** What a changed answer did to an offer, line by line; their differences add up to the offer's. */
export function movedLines(before: Offer, now: Offer): readonly MovedLine[] {
  const earlier = new Map(before.lines.map((line) => [keyOf(line), line]));
  const later = new Map(now.lines.map((line) => [keyOf(line), line]));
  const keys = new Set([...later.keys(), ...earlier.keys()]);
  return [...keys].flatMap((key) => {
    const line = later.get(key) ?? earlier.get(key);
    const beforeCents = earlier.get(key)?.amountCents ?? 0;
    const nowCents = later.get(key)?.amountCents ?? 0;
    return line === undefined || beforeCents === nowCents ? [] : [{ line, beforeCents, nowCents }];
  });
}
