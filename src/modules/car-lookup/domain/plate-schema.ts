import * as v from "valibot";
import { STATE_CODES } from "#platform/shared/fields/address/us-states-data.ts";
import { formSchema } from "#platform/shared/fields/form-schema.ts";
import { english } from "#platform/shared/texts/text.ts";

const EMPTY = english("Enter the license plate.");
const SIGNS = english("A plate has letters and digits only. Leave out stickers, slogans and symbols.");
const LONG = english("A plate has at most 8 letters and digits.");
const IS_VIN = english("This looks like a VIN. Use the VIN field for it.");
const STATE = english("Choose the state on the plate.");
const VIN_LENGTH = 17;

/** As plates are compared: without spaces, hyphens and dots. */
const plate = v.pipe(
  v.string(EMPTY),
  v.transform((typed) => typed.toUpperCase().replace(/[\s.·•-]/gu, "")),
  v.nonEmpty(EMPTY),
  v.check((bare) => bare.length !== VIN_LENGTH, IS_VIN),
  v.regex(/^[A-Z0-9]+$/u, SIGNS),
  v.maxLength(8, LONG),
);

/** A plate and the state that issued it; impossible ones are named. */
export const plateBody = formSchema({
  plate,
  state: v.pipe(v.string(STATE), v.picklist(STATE_CODES, STATE)),
});
export type PlateBody = v.InferOutput<typeof plateBody>;
