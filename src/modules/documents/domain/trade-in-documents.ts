import type { OrderTradeIn } from "#modules/orders/domain/order.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { DocumentType } from "./document-types.ts";

/** What a traded-in car asks for, and why in a sentence. */
interface TradeInDocument {
  readonly type: DocumentType;
  readonly reason: string;
}

const TITLE = {
  one: english("You sign it when you hand over your trade-in."),
  and: english(
    "Two names joined by “and” are on it, so both of you sign it when you hand over your trade-in.",
  ),
  or: english(
    "Two names joined by “or” are on it, so either of you may sign it when you hand over your trade-in.",
  ),
} as const;
const LOST = english("You told us that the title is lost. Call us if you need help finding the form.");
const LOST_BY_TWO = english(
  "You told us that the title is lost. Two names are on it, so both of you sign the form. Call us if you need help finding it.",
);
const REGISTRATION = english("So that we have the VIN, the plate and the owner's name of your trade-in.");
const PAYOFF = english(
  "A letter from your lender with the 10-day payoff of your trade-in. Until we have it, what you owe is an estimate.",
);
const BUYOUT = english(
  "A letter from your leasing company with its buyout price for a dealer. Until we have it, what you owe is an estimate.",
);

/**
 * TRADE-07 and the title states: the title only from an owner who holds it, the form for a duplicate where it is lost,
 * the payoff letter while the amount is an estimate. Nothing without a trade-in.
 */
export function tradeInDocuments(trade: OrderTradeIn | undefined): readonly TradeInDocument[] {
  if (trade === undefined) return [];
  const letter = trade.ownership === "LEASED" ? BUYOUT : PAYOFF;
  return [
    ...(trade.ownership === "OWNED" ? [titleOf(trade)] : []),
    { type: "TradeInRegistration", reason: REGISTRATION },
    ...(trade.payoffIsEstimate && trade.payoffCents > 0
      ? [{ type: "PayoffLetter", reason: letter } as const]
      : []),
  ];
}

function titleOf({ title }: OrderTradeIn): TradeInDocument {
  const names = title?.names ?? "one";
  if (!title?.isLost) return { type: "TradeInTitle", reason: TITLE[names] };
  return { type: "TradeInDuplicateTitle", reason: names === "and" ? LOST_BY_TWO : LOST };
}
