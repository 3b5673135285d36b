import * as v from "valibot";
import { english } from "../texts/text.ts";
import { REQUIRED } from "./field-messages.ts";

const INVALID_EMAIL = english("Enter a valid email address.");
const PLUS_EMAIL = english("Email addresses with a plus sign are not accepted.");
const MISMATCHED_EMAIL = english("Email addresses do not match.");
const SAME_EMAIL = english("Enter an email different from your current one.");

const LOCAL = "[A-Za-z0-9](?:[A-Za-z0-9._%'&-]*[A-Za-z0-9])?";
const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?";
const ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+[A-Za-z]{2,}$`, "u");

/** VAL-04: trimmed, at most 60 characters, no plus sign, dotted domain. Keeps the case as typed. */
export const emailSchema = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.maxLength(60, INVALID_EMAIL),
  v.check((email) => !email.includes("+"), PLUS_EMAIL),
  v.check((email) => ADDRESS.test(email) && !email.includes(".."), INVALID_EMAIL),
);

/** The form in which addresses are compared and looked up. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** VAL-05: the confirmation repeats the address. Returns the message to show, or undefined. */
export function checkEmailConfirmation(email: string, confirmation: string): string | undefined {
  return normalizeEmail(email) === normalizeEmail(confirmation) ? undefined : MISMATCHED_EMAIL;
}

/** VAL-05: a new address differs from the current one. Returns the message to show, or undefined. */
export function checkEmailChanged(email: string, current: string): string | undefined {
  return normalizeEmail(email) === normalizeEmail(current) ? SAME_EMAIL : undefined;
}
