import type { Cents } from "#platform/shared/money.ts";

/** What somebody can turn to get a yes. */
const LEVERS = ["DOWN_PAYMENT", "TERM", "AMOUNT", "PRODUCT", "JOINT_INCOME"] as const;
type Lever = (typeof LEVERS)[number];

/** The smallest single change that makes one lender say yes, with everything else as asked. */
export interface WorkableChange {
  readonly lever: Lever;
  /**
   * By how much: cents more down, months longer (negative: shorter), cents less to finance, the price of the dropped
   * product, or cents of monthly income that a joint applicant would bring.
   */
  readonly by: number;
  /** The product that goes; null for other levers. */
  readonly productCode: string | null;
  /** The deal after the change. */
  readonly downPaymentCents: Cents;
  readonly amountFinancedCents: Cents;
  readonly termMonths: number;
  readonly paymentCents: Cents;
  /** All payments of the changed deal, which stand beside a monthly one (California); left out in answers that are older than this. */
  readonly totalOfPaymentsCents?: Cents | undefined;
  /** All payments and the cash down of the changed deal, less those of the deal as asked at the same rate sheet. */
  readonly costOverTermCents: Cents;
}

/** Several changes together, where no single one is enough or where together is cheaper. */
export interface WorkableCombination {
  readonly changes: readonly Pick<WorkableChange, "lever" | "by" | "productCode">[];
  readonly downPaymentCents: Cents;
  readonly amountFinancedCents: Cents;
  readonly termMonths: number;
  readonly paymentCents: Cents;
  readonly totalOfPaymentsCents?: Cents | undefined;
  readonly costOverTermCents: Cents;
}
