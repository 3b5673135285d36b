import * as v from "valibot";
import { CREDIT_TIER_NAMES } from "#modules/worksheet/domain/settings-schema.ts";
import { STATE_CODES } from "#platform/shared/fields/address/us-states-data.ts";
import { isCivilDate } from "#platform/shared/time/civil-date.ts";
import { dollars, line as anyLine, percent } from "#platform/shared/settings/field-schemas.ts";
import { INCENTIVE_DEAL_TYPES, INCENTIVE_KINDS } from "./incentive-program.ts";

/** What a database keeps as text: no control characters, no half of a character. */
const line = v.pipe(
  anyLine,
  v.check((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), "must be plain text"),
);
const day = v.pipe(
  v.string("must be a day like 2026-11-23"),
  v.check(isCivilDate, "must be a day like 2026-11-23"),
);
const year = v.pipe(
  v.number("must be a year like 2027"),
  v.integer("must be a year like 2027"),
  v.minValue(1980, "must be 1980 or later"),
  v.maxValue(2100, "must be 2100 or earlier"),
);
const NUMBER = /^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/u;
const number = v.pipe(
  v.string("must be a text"),
  v.regex(NUMBER, "must be 1 to 40 letters, digits, dots, dashes or underscores"),
);
const list = <Schema extends v.GenericSchema>(of: Schema) =>
  v.optional(v.pipe(v.array(of, "must be a list"), v.maxLength(100, "must hold at most 100 entries")), []);
const months = v.pipe(
  v.number("must be a number of months"),
  v.integer("must be a whole number of months"),
  v.minValue(1, "must be at least 1 month"),
  v.maxValue(120, "must be at most 120 months"),
);

/** A program as retailers write it: dollars and percent. */
export const programRowSchema = v.strictObject({
  number,
  kind: v.picklist(INCENTIVE_KINDS, `must be one of ${INCENTIVE_KINDS.join(", ")}`),
  title: line,
  maker: line,
  models: list(line),
  trims: list(line),
  fromYear: v.optional(year),
  toYear: v.optional(year),
  conditions: list(v.picklist(["new", "certified", "used"], "must be new, certified or used")),
  states: list(v.picklist(STATE_CODES, "must be a state like TX")),
  zips: list(
    v.pipe(v.string("must be a text"), v.regex(/^\d{3}(?:\d{2})?$/u, "must have three or five digits")),
  ),
  from: day,
  to: day,
  dealTypes: list(v.picklist(INCENTIVE_DEAL_TYPES, "must be cash, finance or lease")),
  lenders: list(line),
  creditTiers: list(v.picklist(CREDIT_TIER_NAMES, `must be one of ${CREDIT_TIER_NAMES.join(", ")}`)),
  amount: v.optional(v.pipe(dollars(50_000), v.minValue(0.01, "must be more than 0"))),
  rates: list(v.strictObject({ months, apr: percent(0, 30) })),
  residualPoints: v.optional(percent(0.01, 30)),
  proof: v.optional(line),
  stackGroup: v.optional(line),
  excludes: list(number),
  appliedAs: v.optional(
    v.picklist(
      ["price", "down-payment", "cap-reduction", "rate"],
      "must be price, down-payment, cap-reduction or rate",
    ),
  ),
  isInFeedPrice: v.optional(v.boolean("must be true or false"), false),
});

export type ProgramRow = v.InferOutput<typeof programRowSchema>;
