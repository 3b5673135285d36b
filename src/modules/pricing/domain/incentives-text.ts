import { formatWholeDollars, type Cents } from "#platform/shared/money.ts";
import type { Text } from "#platform/shared/text.ts";

export interface IncentivesTextInput {
  /** The price as it is shown: incentives are not taken off it yet (B-1, B-6). */
  readonly priceCents: Cents | null;
  /** More than nothing. */
  readonly incentivesCents: Cents;
}

/** What incentives make of the price beside them, in one way wherever a vehicle is shown (VEH-19). */
export function incentivesText({ priceCents, incentivesCents }: IncentivesTextInput, t: Text): string {
  const amount = formatWholeDollars(incentivesCents);
  if (priceCents === null) return t("{amount} in incentives available", { amount });
  const price = formatWholeDollars(priceCents - incentivesCents);
  return t("{price} after {amount} in incentives", { price, amount });
}
