import * as v from "valibot";
import { english } from "../texts/text.ts";
import { REQUIRED } from "./field-messages.ts";

export const INVALID_CODE = english("Enter the 6-digit code.");

/** VAL-18: exactly six digits. Spaces and hyphens of a pasted code are dropped. */
export const verificationCodeSchema = v.pipe(
  v.string(REQUIRED),
  v.transform((input) => input.replace(/[\s-]/gu, "")),
  v.nonEmpty(REQUIRED),
  v.regex(/^[0-9]{6}$/u, INVALID_CODE),
);
