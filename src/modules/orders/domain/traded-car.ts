/** What papers say of a traded-in car beside the order's snapshot. Personal data: for the buyer and the retailer only. */
export interface TradedCar {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
  readonly bodyStyle: string | null;
  /** Null where its owner named year, make and model only. */
  readonly vin: string | null;
  /** As it is on the car, without the state; null where nobody said. */
  readonly plate: string | null;
  /** Whom the loan or lease is with; null or left out where nobody said. */
  readonly lender?: {
    readonly name: string;
    readonly accountEnding: string | null;
    /** Where a payoff goes; null where the lender did not say it. */
    readonly payTo: string | null;
  } | null;
}
