import type { LenderProgram } from "#modules/underwriting/domain/program-settings-schema.ts";
import type { Cents } from "#platform/shared/money.ts";

type Loan = NonNullable<LenderProgram["loan"]>;
type Limits = LenderProgram["limits"];

/** A rate sheet as it stands for one person. */
export type LoanSheet = Pick<
  Loan,
  | "terms"
  | "rates"
  | "floorPercent"
  | "ceilingPercent"
  | "termLimits"
  | "accrual"
  | "paymentRounding"
  | "lenderFee"
  | "lenderFeeIsFinanced"
> & {
  /** Added to every row, percent points. */
  readonly addPoints: number;
  readonly adders: readonly Pick<
    Loan["adders"][number],
    "points" | "maximumLtvPercent" | "aboveLtvPercent" | "minimumAmount" | "aboveTermMonths"
  >[];
};

/**
 * One lender's program as it stands for one person: the grade is chosen and income has become a largest payment, so that
 * neither score nor income can be read from it. US dollars and percent as in the program; cents where named so.
 */
export interface ProgramTerms {
  readonly lenderId: string;
  /** As papers name it. */
  readonly lenderName: string;
  /** Grade, thin file and score adders are in; adders that depend on the deal are left. Null where the lender only leases. */
  readonly loan: LoanSheet | null;
  /** Null where the lender leases nothing; terms of before leases were part of them have none either. */
  readonly lease?: {
    readonly sheet: NonNullable<LenderProgram["lease"]>;
    /** Of the grade, percent points a year. */
    readonly addPoints: number;
  } | null;
  readonly reservePoints: number;
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
  readonly firstPayment: LenderProgram["firstPayment"];
  /** A down payment may be raised by so much of the amount asked for (PQ-11). */
  readonly maximumExtraDownPercent: number;
  /** What the person's income, housing and other payments leave; null has no such limit. */
  readonly maximumPaymentCents: Cents | null;
}

/** A lender that lends to the person. */
export type LoanProgram = ProgramTerms & { readonly loan: LoanSheet };

/** The compact set of programs that prices every car for one person, wherever it stands. */
export interface PersonalTerms {
  readonly version: 1;
  /** Same key, same prices: people of one grade in one state share it (`termsKey`). Nothing about who it is. */
  readonly key: string;
  readonly tenantId: string;
  /** ISO dates. */
  readonly asOf: string;
  readonly validUntil: string;
  readonly state: string;
  readonly zipCode: string;
  readonly programs: readonly ProgramTerms[];
}
