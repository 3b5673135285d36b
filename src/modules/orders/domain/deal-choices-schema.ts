import * as v from "valibot";
import { FUNDING_SOURCES } from "#modules/worksheet/domain/worksheet-input.ts";
import { CREDIT_TIER_NAMES } from "#modules/worksheet/domain/settings-schema.ts";

const cents = (message: string) =>
  v.pipe(v.number(), v.integer(message), v.minValue(0, message), v.maxValue(99_999_999, message));
const DOWN = "Enter a down payment in dollars and cents.";
const APPROVED = "Enter the amount your lender approved.";

/** Who lends the money of a cash order (OP-15); how to reach them is part of the sealed buyer details. */
const fundingSchema = v.strictObject({
  source: v.picklist(FUNDING_SOURCES),
  lenderName: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80, "Use 80 characters or fewer."))),
  isNameConfirmed: v.optional(v.boolean()),
  approvedAmountCents: v.optional(cents(APPROVED)),
});

/**
 * What a buyer chose for their deal (CALC-01, OP-54), stored on the draft. Amounts in cents, terms in months, dates as
 * `YYYY-MM-DD`; what is left out is the retailer's default, so that a default which changes is not a choice.
 */
export const dealChoicesSchema = v.strictObject({
  /** Finance: cash down. Lease: everything due at signing. */
  downPaymentCents: v.optional(cents(DOWN)),
  termMonths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
  /** Lease only. */
  annualMiles: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  creditTier: v.optional(v.picklist(CREDIT_TIER_NAMES)),
  /** Finance only: 15 to 45 days after the contract, never after the 28th. */
  firstPaymentDate: v.optional(v.pipe(v.string(), v.isoDate("Choose a date."))),
  /** Lease only: all payments at signing. */
  onePay: v.optional(v.boolean()),
  /** Lease only: how many multiple security deposits. */
  securityDeposits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10))),
  /** Cash only. */
  funding: v.optional(fundingSchema),
});

export type DealChoices = Readonly<v.InferOutput<typeof dealChoicesSchema>>;
