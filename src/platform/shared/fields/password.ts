import * as v from "valibot";
import { english } from "../texts/text.ts";
import { REQUIRED } from "./field-messages.ts";

export const COMMON_PASSWORD = english("This password is too common.");
export const MISMATCHED_PASSWORD = english("Passwords do not match.");
const LONG_PASSWORD = english("Passwords can be up to 128 characters.");
const MAX_LENGTH = 128;

/** One line of the live checklist (AUTH-17). */
interface PasswordRule {
  readonly key: "length" | "lowercase" | "uppercase" | "number" | "special";
  readonly text: string;
  readonly passes: (password: string) => boolean;
}

/** VAL-17, in the order in which the checklist shows them. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    key: "length",
    text: english("At least 8 characters"),
    passes: (password) => Array.from(password.normalize("NFC")).length >= 8,
  },
  { key: "lowercase", text: english("One lowercase letter"), passes: (password) => /\p{Ll}/u.test(password) },
  { key: "uppercase", text: english("One uppercase letter"), passes: (password) => /\p{Lu}/u.test(password) },
  { key: "number", text: english("One number"), passes: (password) => /\p{Nd}/u.test(password) },
  {
    key: "special",
    text: english("One special character"),
    passes: (password) => /[^\p{L}\p{N}\p{M}\s]/u.test(password),
  },
];

/** Every rule the password breaks; never stops at the first (VAL-30). */
export function brokenPasswordRules(password: string): readonly PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !rule.passes(password));
}

/** A new password. One issue per broken rule; never trimmed, never shortened, counted as it is hashed (NFC). */
export const newPasswordSchema = v.pipe(
  v.string(REQUIRED),
  v.nonEmpty(REQUIRED),
  v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value === "") return;
    for (const rule of brokenPasswordRules(dataset.value)) addIssue({ message: rule.text });
    if (Array.from(dataset.value.normalize("NFC")).length > MAX_LENGTH) addIssue({ message: LONG_PASSWORD });
  }),
);

/** VAL-17: the confirmation repeats the password. Returns the message to show, or undefined. */
export function checkPasswordConfirmation(password: string, confirmation: string): string | undefined {
  return password.normalize("NFC") === confirmation.normalize("NFC") ? undefined : MISMATCHED_PASSWORD;
}
