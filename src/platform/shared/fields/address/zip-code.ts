import * as v from "valibot";
import { english } from "../../texts/text.ts";
import { REQUIRED } from "../field-messages.ts";

export const INVALID_ZIP_CODE = english("Enter a 5-digit US zip code.");

/** VAL-13, VAL-31: five digits. Whether the zip exists is for the server to say. */
export const zipCodeSchema = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.regex(/^[0-9]{5}$/u, INVALID_ZIP_CODE),
);
