import type { BaseIssue } from "valibot";
import { english } from "../texts/text.ts";
import { REQUIRED } from "./field-messages.ts";

const UNKNOWN = english("Unknown field.");
const INVALID = english("Enter a valid value.");
const ONE_OBJECT = english("Send one JSON object.");
const ONE_OF = english("Choose one of the offered values.");
const SELECT_DATE = english("Select a date.");
const SELECT_TIME = english("Select a time.");

const FIELDS = english("Send an object with fields.");

/** What a value of each kind of schema is. */
const TYPES: Readonly<Record<string, string>> = {
  string: english("Enter text."),
  number: english("Enter a number."),
  boolean: english("Choose yes or no."),
  array: english("Send a list."),
  object: FIELDS,
  strict_object: FIELDS,
  loose_object: FIELDS,
  record: FIELDS,
  picklist: ONE_OF,
  enum: ONE_OF,
  literal: ONE_OF,
  variant: ONE_OF,
  union: ONE_OF,
};

const TOO_LONG = english("This is too long.");
const TOO_SHORT = english("This is too short.");

/** What a rule asks for that has no words of its own. */
const RULES: Readonly<Record<string, string>> = {
  max_length: TOO_LONG,
  max_bytes: TOO_LONG,
  max_graphemes: TOO_LONG,
  min_length: TOO_SHORT,
  non_empty: REQUIRED,
  min_value: english("This number is too small."),
  max_value: english("This number is too large."),
  integer: english("Enter a whole number."),
  safe_integer: english("Enter a whole number."),
};

const PARTS: Readonly<Record<string, string>> = {
  date: SELECT_DATE,
  slot: SELECT_DATE,
  hour: SELECT_TIME,
  time: SELECT_TIME,
};

/**
 * What is wrong with a field, in our words: a schema's own words where it has some, never the library's, which quote
 * regular expressions and the value.
 */
export function issueText(issue: BaseIssue<unknown>): string {
  const last = issue.path?.at(-1);
  const isMissing = issue.received === "undefined" || last?.origin === "key";
  if (issue.expected === "never") return UNKNOWN;
  if (issue.path === undefined && issue.kind === "schema") return ONE_OBJECT;
  const isOwn = !LIBRARY.test(issue.message);
  if (issue.kind !== "schema") return isOwn ? issue.message : (RULES[issue.type] ?? INVALID);
  if (isMissing) return isOwn ? issue.message : (PARTS[String(last?.key)] ?? REQUIRED);
  // "This field is required." is no answer to a value of another kind.
  if (isOwn && issue.message !== REQUIRED) return issue.message;
  return issue.received === "null" ? REQUIRED : (TYPES[issue.type] ?? INVALID);
}

/** How valibot begins where a schema says nothing itself. */
const LIBRARY = /^Invalid [\w ]+: (?:Expected|Received)/u;
