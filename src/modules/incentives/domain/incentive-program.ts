import type { CreditTierName } from "#modules/worksheet/domain/settings-schema.ts";
import type { WorksheetIncentive } from "#modules/worksheet/domain/worksheet-input.ts";
import type { RateByTerm } from "#modules/worksheet/domain/terms/rate-by-term.ts";
import type { Ppm } from "#modules/worksheet/domain/figures/rate.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";

/** What kinds of programs there are. Cash that a maker pays only to a dealer is never a buyer's, and has no kind. */
export const INCENTIVE_KINDS = [
  "customer-cash",
  "bonus-cash",
  "finance-cash",
  "special-apr",
  "lease-cash",
  "lease-support",
  "loyalty",
  "conquest",
  "military",
  "first-responder",
  "college",
  "trade-in-assistance",
  "ev-credit",
  "retailer",
] as const;
export type IncentiveKind = (typeof INCENTIVE_KINDS)[number];

/** Kinds that only some people get: they say so themselves, and nothing chooses it for them. */
export const CLAIMED_KINDS: readonly IncentiveKind[] = [
  "loyalty",
  "conquest",
  "military",
  "first-responder",
  "college",
  "ev-credit",
];

/** Kinds that lower a rate or raise a residual instead of paying money. */
export const SUPPORT_KINDS: readonly IncentiveKind[] = ["special-apr", "lease-support"];

export const INCENTIVE_DEAL_TYPES = ["cash", "finance", "lease"] as const;
export type IncentiveDealType = (typeof INCENTIVE_DEAL_TYPES)[number];

/** One program as it is stored: money in cents, rates exact. An empty list does not limit. */
export interface IncentiveProgram {
  /** Number and first day: a number that runs again later is another program. */
  readonly id: string;
  readonly number: string;
  readonly kind: IncentiveKind;
  readonly title: string;
  readonly maker: string;
  readonly models: readonly string[];
  readonly trims: readonly string[];
  readonly fromYear: number | null;
  readonly toYear: number | null;
  readonly conditions: readonly ("new" | "certified" | "used")[];
  /** Two letters each. */
  readonly states: readonly string[];
  /** Five digits, or the three that they begin with. */
  readonly zips: readonly string[];
  /** First and last day, both included. */
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly dealTypes: readonly IncentiveDealType[];
  /** Only with one of these lenders. */
  readonly lenders: readonly string[];
  readonly creditTiers: readonly CreditTierName[];
  /** Null for programs that pay no money. */
  readonly amountCents: Cents | null;
  readonly rates: readonly RateByTerm[];
  /** Added to the residual of a lease. */
  readonly residualPpm: Ppm | null;
  /** What shows that the buyer is one of those who get it; null where nobody has to show anything. */
  readonly proof: string | null;
  /** Of one group one program counts. */
  readonly stackGroup: string | null;
  /** Numbers of programs that never count together with this one. */
  readonly excludes: readonly string[];
  readonly appliedAs: WorksheetIncentive["appliedAs"] | "rate";
  /** The prices of the feed have it already: it is told, never counted. */
  readonly isInFeedPrice: boolean;
}
