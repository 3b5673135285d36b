import type { FailedRule, MarginUnit, RuleCode } from "./failed-rule.ts";
import type { WaitingCode } from "./lender-answer.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";

/** What each rule means to a buyer. Values that a view leaves out are in no sentence. */
const RULE_TEXTS: Readonly<Record<RuleCode, string>> = {
  STATE_NOT_SERVED: english("This lender doesn't lend in {state}."),
  DEAL_TYPE_NOT_OFFERED: english("This lender doesn't offer this kind of deal."),
  ITIN_NOT_TAKEN: english("This lender needs a Social Security number. It doesn't take an ITIN."),
  JOINT_NOT_TAKEN: english("This lender doesn't take joint applications."),
  UNDER_AGE: english("This lender lends to people who are 18 or older."),
  SCORE_BELOW_MINIMUM: english(
    "The credit report doesn't meet this lender's rules. The reasons above say why.",
  ),
  NO_CREDIT_FILE: english("The credit bureau has no credit file for this application."),
  THIN_CREDIT_FILE: english("There is too little credit history for this lender."),
  RECENT_BANKRUPTCY: english("This lender requires at least {limit} since a bankruptcy."),
  OPEN_REPOSSESSION: english("This lender requires at least {limit} since a repossession."),
  DECEASED_ON_FILE: english("The credit bureau needs to correct your file first."),
  INCOME_BELOW_MINIMUM: english("This lender requires income of at least {limit} a month."),
  EMPLOYMENT_TOO_SHORT: english("This lender requires at least {limit} at your current job."),
  EMPLOYMENT_STATUS_NOT_TAKEN: english("This lender doesn't accept this type of employment."),
  RESIDENCE_TOO_SHORT: english("This lender requires at least {limit} at your current address."),
  TOO_MANY_JOBS: english("This lender allows at most {limit} jobs in one year."),
  AMOUNT_BELOW_MINIMUM: english("You'd finance {actual}; this lender's minimum is {limit}."),
  AMOUNT_ABOVE_MAXIMUM: english("You'd finance {actual}; this lender's maximum is {limit}."),
  TERM_NOT_OFFERED: english("This lender doesn't offer {actual}."),
  TERM_TOO_LONG: english("You asked for {actual}; for this car this lender allows at most {limit}."),
  FRONT_LTV_TOO_HIGH: english(
    "You'd finance {actual} for the car; based on its value, this lender's limit is {limit}.",
  ),
  TOTAL_LTV_TOO_HIGH: english(
    "You'd finance {actual} in all; based on the car's value, this lender's limit is {limit}.",
  ),
  VALUE_UNKNOWN: english("This lender has no value on file for this car."),
  PTI_TOO_HIGH: english("Your payment would be {actual} a month; this lender allows {limit} at your income."),
  PAYMENT_TOO_HIGH: english("Your payment would be {actual} a month; this lender allows at most {limit}."),
  DTI_TOO_HIGH: english(
    "For this lender, housing, debts and this payment together can be at most {limit} a month.",
  ),
  DISPOSABLE_INCOME_TOO_LOW: english(
    "This lender requires at least {limit} a month left over after housing, debts and this payment.",
  ),
  DOWN_PAYMENT_TOO_LOW: english("You'd put {actual} down; this lender requires {limit}."),
  VEHICLE_TOO_OLD: english("The car is {actual} old; this lender allows at most {limit}."),
  MILEAGE_TOO_HIGH: english("The car has {actual}; this lender allows at most {limit}."),
  TITLE_BRANDED: english("This lender doesn't lend on a car with a branded title."),
  MAKE_NOT_TAKEN: english("This lender doesn't lend on a {make}."),
  CONDITION_NOT_TAKEN: english("This lender doesn't lend on cars in this condition."),
  PRODUCT_TOO_DEAR: english("{product} costs {actual}; this lender allows at most {limit} for it."),
  PRODUCTS_SHARE_TOO_HIGH: english("Coverage costs {actual}; this lender allows at most {limit}."),
  FIRST_PAYMENT_TOO_SOON: english(
    "The first payment would come after {actual}; this lender asks for at least {limit}.",
  ),
  FIRST_PAYMENT_TOO_LATE: english(
    "The first payment would come after {actual}; this lender allows at most {limit}.",
  ),
  DUE_DAY_NOT_TAKEN: english(
    "Payments would be due on day {dueDay} of the month; this lender takes days 1 to {lastDay}.",
  ),
  RESIDUAL_NOT_OFFERED: english(
    "This lender has no {termMonths}-month lease with {annualMiles} miles a year.",
  ),
};

/** Why a lender waits, and what helps. */
export const WAITING_TEXTS: Readonly<Record<WaitingCode, string>> = {
  CREDIT_FILE_FROZEN: english("Waiting for a credit freeze to be lifted"),
  FRAUD_ALERT: english("Will call you before deciding, as your credit file asks"),
  ADDRESS_MISMATCH: english("Checking an address that doesn't match the credit file"),
  MANUAL_REVIEW: english("Under review by a loan officer"),
};

const COUNTED: Readonly<Partial<Record<MarginUnit, string>>> = {
  months: english("{count} {count:month|months}"),
  years: english("{count} {count:year|years}"),
  days: english("{count} {count:day|days}"),
  miles: english("{count} {count:mile|miles}"),
};

/** A failed rule as a sentence with its values: "You would put $500.00 down; this lender asks for $1,500.00." */
export function ruleText(t: Text, { code, values, unit }: FailedRule): string {
  const { actual, limit, ...others } = values;
  const said = Object.entries(others).map(([name, value]) => [name, grouped(value)]);
  return t(RULE_TEXTS[code], {
    ...Object.fromEntries(said),
    ...(actual !== undefined && { actual: quantity(t, actual, unit), dueDay: actual }),
    ...(limit !== undefined && { limit: quantity(t, limit, unit), lastDay: limit }),
  });
}

function quantity(t: Text, value: number | string, unit: MarginUnit): string {
  if (typeof value === "string") return value;
  if (unit === "cents") return formatDollarsAndCents(value);
  const text = COUNTED[unit];
  if (text === undefined) return grouped(value);
  // The count that is shown has its commas; the one that chooses the form has none.
  return t(text, { count: value }).replace(String(value), grouped(value));
}

function grouped(value: number | string): string {
  return typeof value === "string" ? value : value.toLocaleString("en-US");
}
