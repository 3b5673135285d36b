import type { LenderProgram } from "../program-settings-schema.ts";

type Loan = NonNullable<LenderProgram["loan"]>;
type Limits = LenderProgram["limits"];

/** What of a program decides about a car and a structure, whoever asks; one person's terms carry no more than this. */
export interface DealProgram {
  readonly loan: Pick<
    Loan,
    "terms" | "rates" | "termLimits" | "adders" | "floorPercent" | "ceilingPercent"
  > | null;
  readonly lease: LenderProgram["lease"];
  readonly limits: Pick<
    Limits,
    | "minimumAmount"
    | "minimumFrontAmount"
    | "maximumAmount"
    | "frontLtvPercent"
    | "totalLtvPercent"
    | "basisNew"
    | "basisUsed"
    | "priceStandsIn"
    | "minimumDownPercent"
    | "minimumDown"
    | "tradeCountsAsDown"
  >;
  readonly vehicle: LenderProgram["vehicle"];
  readonly products: LenderProgram["products"];
  readonly firstPayment: LenderProgram["firstPayment"];
}
