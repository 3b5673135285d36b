import * as v from "valibot";
import { BODY_STYLES } from "#modules/inventory/domain/vehicle.ts";
import { zipCodeSchema } from "#platform/shared/fields/address/zip-code.ts";
import { REQUIRED } from "#platform/shared/fields/field-messages.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { english } from "#platform/shared/texts/text.ts";
import { QUESTIONS } from "./questions-data.ts";
import { OWNERSHIPS } from "./ownership.ts";

const CHOOSE = english("Choose one of the answers.");
const MILES = english("Enter the miles that the odometer shows. 0 and 999,999 can't be right.");
const YEAR = english("Enter a model year of 1981 or later.");
const OWED = english("Enter what you still owe, in dollars.");
const SHORT = english("This is too long.");

const word = v.pipe(v.string(REQUIRED), v.trim(), v.nonEmpty(REQUIRED), v.maxLength(60, SHORT));

const carSchema = formSchema({
  year: v.pipe(v.number(YEAR), v.integer(YEAR), v.minValue(1981, YEAR), v.maxValue(2100, YEAR)),
  make: word,
  model: word,
  trim: v.nullable(v.pipe(v.string(REQUIRED), v.trim(), v.maxLength(60, SHORT))),
  bodyStyle: v.nullable(v.picklist(BODY_STYLES, CHOOSE)),
});

const answersSchema = formSchema(
  Object.fromEntries(
    QUESTIONS.map(({ id, answers }) => [
      id,
      v.optional(
        v.picklist(
          answers.map((answer) => answer.id),
          CHOOSE,
        ),
      ),
    ]),
  ),
);

/** Whoever starts says where: an empty or foreign body makes no row. */
export const startBody = formSchema({
  startedFrom: v.picklist(["page", "details", "calculator", "checkout"], REQUIRED),
});

/** The version that was seen. */
const version = v.pipe(v.number(REQUIRED), v.integer(REQUIRED));

export const cancelBody = formSchema({ version });

/** What somebody says about a car, field by field; what is left out stays as it was. */
export const describeBody = formSchema({
  version,
  car: v.optional(carSchema),
  vin: v.optional(v.nullable(v.pipe(v.string(REQUIRED), v.maxLength(40, SHORT)))),
  /** Of a car that was found by its plate: its VIN and plate never left the server. */
  found: v.optional(v.pipe(v.string(REQUIRED), v.maxLength(2_000, SHORT))),
  miles: v.optional(
    v.pipe(v.number(MILES), v.integer(MILES), v.minValue(1, MILES), v.maxValue(999_998, MILES)),
  ),
  /** The odometer really shows less than an earlier record. */
  milesConfirmed: v.optional(v.boolean(REQUIRED)),
  zipCode: v.optional(zipCodeSchema),
  ownership: v.optional(v.picklist(OWNERSHIPS, CHOOSE)),
  owedCents: v.optional(
    v.nullable(v.pipe(v.number(OWED), v.integer(OWED), v.minValue(0, OWED), v.maxValue(50_000_000, OWED))),
  ),
  answers: v.optional(answersSchema),
});
export type DescribeBody = v.InferOutput<typeof describeBody>;

/** A retailer's word about a car that a person looked at. */
export const decideBody = formSchema({
  decision: v.picklist(["AVAILABLE", "FURTHER_REVIEW", "DENIED"], CHOOSE),
  /** With `AVAILABLE`, where no figure was made. */
  amountCents: v.optional(
    v.nullable(v.pipe(v.number(OWED), v.integer(OWED), v.minValue(1, OWED), v.maxValue(50_000_000, OWED))),
  ),
  /** Dealer boost (TRADE-01): more than the figure, on top of it. */
  boostCents: v.optional(
    v.nullable(v.pipe(v.number(OWED), v.integer(OWED), v.minValue(0, OWED), v.maxValue(5_000_000, OWED))),
  ),
});
export type DecideBody = v.InferOutput<typeof decideBody>;
