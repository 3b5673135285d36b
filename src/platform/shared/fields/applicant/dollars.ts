import * as v from "valibot";
import { english } from "../../texts/text.ts";
import type { Cents } from "../../money.ts";
import { REQUIRED } from "../field-messages.ts";

const INCOME = english("Enter an amount from $1 to $999,999.");
const HOUSING = english("Enter an amount from $0 to $99,999.");
const INCOME_RANGE = { min: 100, max: 99_999_900 } as const;
const HOUSING_RANGE = { min: 0, max: 9_999_900 } as const;

/** `$52,000`, `52000.50` in cents; undefined for anything else. */
export function parseDollars(input: string): Cents | undefined {
  const tidy = input.trim().replace(/^\$\s*/u, "");
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,2})?$/u.test(tidy)) return undefined;
  const [whole = "0", part = ""] = tidy.replaceAll(",", "").split(".");
  return Number(whole) * 100 + Number(part.padEnd(2, "0"));
}

function amountSchema(range: { readonly min: Cents; readonly max: Cents }, message: string) {
  return v.pipe(
    v.string(REQUIRED),
    v.trim(),
    v.nonEmpty(REQUIRED),
    v.check((input) => {
      const cents = parseDollars(input);
      return cents !== undefined && cents >= range.min && cents <= range.max;
    }, message),
  );
}

/** VAL-24: yearly income before taxes, $1 to $999,999. */
export const incomeSchema = amountSchema(INCOME_RANGE, INCOME);

/** VAL-25, OP-16: a monthly housing cost. */
export const housingCostSchema = amountSchema(HOUSING_RANGE, HOUSING);
