import * as v from "valibot";
import { english } from "../../texts/text.ts";
import { REQUIRED } from "../field-messages.ts";
import { checkStreetLine } from "./street-line.ts";
import { zipCodeSchema } from "./zip-code.ts";

/** Table M. That they match is for the server to say: it knows every zip code. */
export const CITY_MISMATCH = english("City doesn't match the zip code.");
export const STATE_MISMATCH = english("State doesn't match the zip code.");

/** A text that may be empty. */
export const atMost = (length: number) =>
  v.pipe(v.string(REQUIRED), v.trim(), v.maxLength(length, `Use at most ${length} characters.`));

/** VAL-10, VAL-12. */
export const streetLineSchema = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? checkStreetLine(dataset.value) : undefined;
    if (message !== undefined) addIssue({ message });
  }),
);

/** VAL-11. */
export const secondLineSchema = atMost(16);

/** VAL-13. */
export const citySchema = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.minLength(2, english("Use at least 2 characters.")),
  v.maxLength(40, english("Use at most 40 characters.")),
);

/** Two letters. */
export const stateSchema = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^[A-Z]{2}$/u, english("Select a state.")),
);

/** An address below its first line, which each form and call names in its own way: the fields of every such schema. */
export const restOfAddress = {
  addressLine2: v.optional(secondLineSchema, ""),
  city: citySchema,
  state: stateSchema,
  zipCode: zipCodeSchema,
};
