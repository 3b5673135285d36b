import type { Cents } from "#platform/shared/money.ts";
import type { Confidence } from "./state-rules/state-fee-rule.ts";

/** Where an amount comes from: a sentence's code, and the numbers in it (cents, ppm, months, dates or names). */
export interface Because {
  readonly code: string;
  readonly values: Readonly<Record<string, number | string>>;
}

export type SheetLineCode =
  | "price"
  | "tax"
  | "title"
  | "registration"
  | "docFee"
  | "deliveryFee"
  | "incentives"
  | "incentive"
  | "product"
  | "tradeEquity"
  | "tradeAllowance"
  | "tradePayoff"
  | "negativeEquity"
  | "cashPrice"
  | "cashDown"
  | "deposit"
  | "lenderFee"
  | "prepaidFinanceCharge"
  | "unpaidBalance"
  | "agreedValue"
  | "acquisitionFee"
  | "priorBalance"
  | "capitalizedTax"
  | "capCostReduction"
  | "dispositionFee"
  | "taxOnReduction"
  | "firstPayment"
  | "onePayment"
  | "securityDeposit"
  | "upfrontFees"
  | "upfrontTax"
  | "rebate"
  | "cash";

/** Who receives an amount of the itemization. */
type Payee = "dealer" | "state" | "lender" | "lienholder" | "provider" | "buyer";

/** One named amount; the sum of the lines of a list is the total beside it. */
export interface SheetLine {
  readonly code: SheetLineCode;
  /** Of a product or an incentive. */
  readonly id?: string;
  /** Of a product or an incentive; a tax has its name here. Everything else is named by its code. */
  readonly label?: string;
  /** Negative for deductions. */
  readonly amountCents: Cents;
  readonly because: Because;
  readonly isEstimate: boolean;
  /** How sure the rule behind the number is; only on taxes and fees of a state. */
  readonly confidence?: Confidence;
  readonly payee?: Payee;
}
