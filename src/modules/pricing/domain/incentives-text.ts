import { formatWholeDollars, type Cents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/texts/text.ts";

interface IncentivesTextInput {
  /** Before incentives (B-1, B-6). */
  readonly priceCents: Cents | null;
  /** More than nothing. */
  readonly incentivesCents: Cents;
}

/** How the price that is paid came about, in one way wherever it is shown (VEH-19). */
export function incentivesText({ priceCents, incentivesCents }: IncentivesTextInput, t: Text): string {
  const amount = formatWholeDollars(incentivesCents);
  if (priceCents === null) return t("{amount} in incentives available", { amount });
  const price = formatWholeDollars(priceCents);
  return t("{price} less {amount} in incentives", { price, amount });
}
