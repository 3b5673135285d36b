import type { Cents } from "#platform/shared/money.ts";
import type { PayoutFact, SaleFacts } from "./sale-facts.ts";
import { phaseOf } from "./sale-phase.ts";
import { arePapersDone } from "./sale-steps.ts";

export interface SaleMoney {
  readonly toLenderCents: Cents;
  readonly toSellerCents: Cents;
  /** What the seller pays first: the loan is larger than the amount. */
  readonly shortfallCents: Cents;
}

/** The lender is paid in full; what is left is the seller's. `toLender + toSeller = amount + shortfall`. */
export function saleMoney(amountCents: Cents, payoffCents: Cents): SaleMoney {
  return {
    toLenderCents: payoffCents,
    toSellerCents: Math.max(0, amountCents - payoffCents),
    shortfallCents: Math.max(0, payoffCents - amountCents),
  };
}

type Payout = Pick<PayoutFact, "receiver" | "amountCents">;

/**
 * The money to send now, "all-paid" where none is left, null while something is missing. The lender comes first: its
 * release of the title is what the seller is paid for. A returned payment is sent again once there is a new word about
 * where it goes.
 */
export function nextPayout(facts: SaleFacts): Payout | "all-paid" | null {
  const amount = agreedAmount(facts);
  if (amount === null || (facts.needsPayoff && facts.payoffCents === null)) return null;
  const money = saleMoney(amount, facts.payoffCents ?? 0);
  if (money.shortfallCents > 0 && !facts.isShortfallReceived) return null;
  const due = dueOf(money);
  const next = due.find(({ receiver }) => !hasPayout(facts, receiver, "PAID"));
  if (next === undefined) return "all-paid";
  if (hasPayout(facts, next.receiver, "PENDING")) return null;
  return next.receiver === "SELLER" && !facts.hasBankAccount ? null : next;
}

function dueOf({ toLenderCents, toSellerCents }: SaleMoney): readonly Payout[] {
  const all: readonly Payout[] = [
    { receiver: "LENDER", amountCents: toLenderCents },
    { receiver: "SELLER", amountCents: toSellerCents },
  ];
  return all.filter(({ amountCents }) => amountCents > 0);
}

/** What both agreed on, once the papers are there too. */
function agreedAmount(facts: SaleFacts): Cents | null {
  const phase = phaseOf(facts);
  if (phase === "PAYING") return facts.inspection?.amountCents ?? null;
  return phase === "AGREED" && arePapersDone(facts) ? (facts.inspection?.amountCents ?? null) : null;
}

function hasPayout(
  { payouts }: SaleFacts,
  receiver: PayoutFact["receiver"],
  state: PayoutFact["state"],
): boolean {
  return payouts.some((payout) => payout.receiver === receiver && payout.state === state);
}
