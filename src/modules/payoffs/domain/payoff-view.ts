import type { Cents } from "#platform/shared/money.ts";
import type { CountedPayoff } from "./counted-payoff.ts";
import type { PayoffAnswer, PayoffQuote } from "./payoff-quote.ts";

/** What is owed on a traded-in car, as its owner sees it: no account number, name or SSN comes back. */
export interface PayoffView {
  /** Grows with every question, letter and word about it; 0 before the first. */
  readonly version: number;
  /** Of the trade-in; null before anybody asked a lender or sent a letter. */
  readonly answer: PayoffAnswer | null;
  readonly lender: string | null;
  /** The last four characters of the account number. */
  readonly accountEnding: string | null;
  readonly quote: PayoffQuote | null;
  readonly letterName: string | null;
  /** Null for a leased car without a quote: no deal can count it. */
  readonly counted: CountedPayoff | null;
  /** What its owner thinks is owed. */
  readonly owedCents: Cents | null;
  readonly isLease: boolean;
  /** Whether lenders can be asked here at all; letters are taken either way. */
  readonly asksLenders: boolean;
  /** ISO day where the retailer is. */
  readonly today: string;
}
