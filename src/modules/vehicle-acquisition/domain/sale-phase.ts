import type { SaleFacts } from "./sale-facts.ts";

/** How far a sale is. Derived, never stored. */
export type SalePhase =
  /** Accepted; appointment and papers may come in any order. */
  | "OPEN"
  /** The car is not as it was described: the seller says yes or no. */
  | "CHANGED"
  /** The amount stands; money goes out once papers, payoff and account are there. */
  | "AGREED"
  /** Money is on its way. */
  | "PAYING"
  | "PAID"
  | "CANCELED";

/** What somebody may do with a sale. */
export const SALE_ACTS = [
  "book",
  "give-up-appointment",
  "miss",
  "upload",
  "reject-paper",
  "sign",
  "give-account",
  "quote-payoff",
  "receive-shortfall",
  "inspect",
  "answer",
  "settle",
  "cancel",
] as const;
export type SaleAct = (typeof SALE_ACTS)[number];

const BEFORE_INSPECTION = ["book", "give-up-appointment", "miss"] as const;
const PAPERS = ["upload", "reject-paper", "sign"] as const;
const MONEY = ["give-account", "quote-payoff", "receive-shortfall"] as const;

const ALLOWED: Readonly<Record<SalePhase, readonly SaleAct[]>> = {
  OPEN: [...BEFORE_INSPECTION, ...PAPERS, ...MONEY, "inspect", "cancel"],
  CHANGED: [...PAPERS, ...MONEY, "answer", "cancel"],
  AGREED: [...PAPERS, ...MONEY, "cancel"],
  PAYING: ["give-account", "quote-payoff", "settle"],
  PAID: [],
  CANCELED: [],
};

export function phaseOf(facts: SaleFacts): SalePhase {
  if (facts.isCanceled) return "CANCELED";
  if (facts.isPaid) return "PAID";
  if (facts.payouts.length > 0) return "PAYING";
  const { inspection } = facts;
  if (inspection === null) return "OPEN";
  return inspection.isDifferent && inspection.answer !== "ACCEPTED" ? "CHANGED" : "AGREED";
}

export function isAllowed(facts: SaleFacts, act: SaleAct): boolean {
  return ALLOWED[phaseOf(facts)].includes(act);
}
