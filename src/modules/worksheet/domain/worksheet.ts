import type { Cents } from "#platform/shared/money.ts";
import type { DealProblem, DealType } from "./terms/deal-parts.ts";
import type { LeaseSheet } from "./leases/lease-sheet.ts";
import type { LoanSheet } from "./loans/loan-sheet.ts";
import type { FundingSource } from "./worksheet-input.ts";
import type { SheetLine } from "./sheet-line.ts";

/** Why a deal cannot be had as chosen; `DealProblem` are those that the calculator knew before. */
type WorksheetProblemCode =
  | DealProblem
  | "first-payment-date-too-early"
  | "first-payment-date-too-late"
  | "first-payment-day-not-offered"
  | "first-payment-date-invalid"
  | "total-loan-to-value-too-high"
  | "offer-not-for-deal-type"
  | "one-pay-not-offered"
  | "security-deposits-not-offered"
  | "reduction-exceeds-cap-cost";

/** `values` are cents, months, dates or counts, named in camel case with their unit (`minimumCents`). */
export interface WorksheetProblem {
  readonly code: WorksheetProblemCode;
  readonly values: Readonly<Record<string, number | string>>;
}

/** Limits by rule (OP-16, CALC-04, CALC-06 to CALC-10); null where there is none, or nothing is possible. */
export interface WorksheetLimits {
  /** Finance: cash down. Lease: due at signing. */
  readonly downPayment: { readonly minimumCents: Cents; readonly maximumCents: Cents } | null;
  readonly minimumFinancedCents: Cents | null;
  /** Largest principal without products, and with them. */
  readonly maximumFrontCents: Cents | null;
  readonly maximumTotalCents: Cents | null;
  readonly maximumMileage: number | null;
  readonly maximumAgeYears: number | null;
  /** ISO dates. */
  readonly firstPayment: { readonly earliest: string; readonly latest: string } | null;
}

interface CashSheet {
  readonly funding: FundingSource;
  readonly amountDueCents: Cents;
}

/**
 * One deal, counted once. `lines` always add up to `totalCents`: everything that is owed and taken off whichever way it
 * is paid, in the order of a receipt. Exactly one of `loan`, `lease` and `cash` is there, none while a problem leaves
 * nothing to count.
 */
export interface Worksheet {
  readonly dealType: DealType;
  /** ISO date. */
  readonly contractDate: string;
  readonly lines: readonly SheetLine[];
  readonly totalCents: Cents;
  readonly includesTaxesAndFees: boolean;
  readonly loan: LoanSheet | null;
  readonly lease: LeaseSheet | null;
  readonly cash: CashSheet | null;
  /** What is paid at signing; the deposit is part of it. */
  readonly dueAtSigning: { readonly lines: readonly SheetLine[]; readonly totalCents: Cents };
  /** Paid already. */
  readonly depositCents: Cents;
  /** Never negative. */
  readonly dueAfterDepositCents: Cents;
  readonly limits: WorksheetLimits;
  /** Every reason at once, in the order in which a buyer can act on them; empty when the deal can be had. */
  readonly problems: readonly WorksheetProblem[];
}
