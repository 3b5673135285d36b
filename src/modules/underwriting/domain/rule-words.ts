import type { MarginUnit } from "./failed.ts";
import type { FailedRule } from "./failed-rule.ts";
import { LENDER_RULES } from "./lender-rules.ts";
import type { WaitingCode } from "./decision.ts";
import { formatDollarsAndCents } from "#platform/shared/money.ts";
import { english, type Text } from "#platform/shared/texts/text.ts";

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
  return t(LENDER_RULES[code].text, {
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
