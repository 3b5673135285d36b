import type { Cents } from "#platform/shared/money.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import type { LeaseTaxMethod } from "../leases/lease-sheet.ts";
import type { Ppm } from "../figures/rate.ts";

/** How well a fact is known; only `verified` ones may be stated as facts. */
type FactConfidence =
  | "verified"
  | "near-primary"
  | "secondary"
  | "secondary-single"
  | "recalled"
  | "conflict";

interface Fact<Value> {
  readonly value: Value;
  readonly confidence: FactConfidence;
  readonly source: string;
}

/** The right to cancel the purchase of a used car. */
interface RightToCancel {
  readonly from: CivilDate;
  readonly days: number;
  /** Of the cars that have it. */
  readonly maximumPriceCents: Cents;
  /** Driven since the sale. */
  readonly maximumMiles: number;
  readonly restockingPpm: Ppm;
  readonly minimumRestockingCents: Cents;
  readonly maximumRestockingCents: Cents;
  readonly maximumMileageChargeCents: Cents;
  readonly source: string;
}

/** What a state counts into the tax of a sale beside the price, and how it taxes a lease; dated, with its sources. */
export interface StateTreatment {
  readonly state: string;
  readonly effectiveFrom: CivilDate;
  /** Taxed with the price. */
  readonly docFee: Fact<boolean>;
  /** A maker's rebate does not lower what is taxed. */
  readonly makerRebate: Fact<boolean>;
  readonly serviceContract: Fact<boolean>;
  readonly gap: Fact<boolean>;
  readonly leaseMethod: Fact<LeaseTaxMethod>;
  /** Instead of the rate of a sale. */
  readonly leaseRatePpm?: Ppm;
  readonly leaseReductionIsTaxed: boolean;
  /** A leased car that is traded in lowers what is taxed. */
  readonly leasedTradeCounts: boolean;
  /** A second rate on the part of the price above an amount, before any trade-in. */
  readonly luxury?: { readonly overCents: Cents; readonly ratePpm: Ppm; readonly from: CivilDate };
  readonly isCommunityProperty: boolean;
  readonly rightToCancel?: RightToCancel;
}
