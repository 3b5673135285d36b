import * as v from "valibot";
import { english } from "../../texts/text.ts";
import { REQUIRED } from "../field-messages.ts";
import { ZIP_CODE } from "./zip-code-pattern.ts";

export const INVALID_ZIP_CODE = english("Enter a 5-digit US zip code.");

/** VAL-13, VAL-31: five digits. Whether the zip exists is for the server to say. */
export const zipCodeSchema = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.regex(ZIP_CODE, INVALID_ZIP_CODE),
);
