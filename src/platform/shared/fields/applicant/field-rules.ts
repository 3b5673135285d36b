import * as v from "valibot";
import { addressProblem, type ZipPlaces } from "../address/address-rule.ts";
import { isPoBox } from "../address/street-line.ts";
import { monthOfDate, parseMonthYear } from "./month-year.ts";
import { REQUIRED } from "../field-messages.ts";
import { issueText } from "../issue-text.ts";
import { english } from "../../texts/text.ts";

const PO_BOX_HOME = english("A home address can't be a P.O. box.");
const IN_FUTURE = english("This date can't be in the future.");
const TOO_LONG_AGO = english("This date is too far in the past.");

/** Field to message, while a page is checked. */
export type Problems = Record<string, string>;
type Rules = Readonly<Record<string, readonly [v.GenericSchema, unknown]>>;

/** A field that may be empty keeps its rule for everything else. */
export const optional = (schema: v.GenericSchema) =>
  v.lazy((input) => (typeof input === "string" && input.trim() === "" ? v.string() : schema));
const ONE_OF = english("Choose one of the offered values.");
export const oneOf = (values: readonly string[]) =>
  v.pipe(
    v.string(REQUIRED),
    v.nonEmpty(REQUIRED),
    v.check((choice) => values.includes(choice), ONE_OF),
  );

/** The first message of every field that is wrong. */
export function runRules(rules: Rules): Problems {
  const problems: Problems = {};
  for (const [field, [schema, value]] of Object.entries(rules)) {
    const result = v.safeParse(schema, value ?? "");
    if (!result.success) problems[field] = issueText(result.issues[0]);
  }
  return problems;
}

interface TypedPlace {
  readonly addressLine1?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zipCode?: string | undefined;
}

interface PlaceFacts {
  /** Where zip codes are; the browser has none. */
  readonly places?: ZipPlaces | undefined;
  /** Begins the names of the fields. */
  readonly prefix?: string;
}

/** VAL-13, VAL-14: the parts are fine each by itself; do they belong together? */
export function addPlace(problems: Problems, address: TypedPlace, { places, prefix = "" }: PlaceFacts): void {
  const key = (part: string): string => `${prefix}${part}`;
  if (isPoBox(address.addressLine1 ?? "")) problems[key("addressLine1")] = PO_BOX_HOME;
  const parts = ["addressLine1", "city", "state", "zipCode"].map(key);
  if (places === undefined || parts.some((part) => part in problems)) return;
  const { addressLine1: line1 = "", city = "", state = "", zipCode = "" } = address;
  const typed = {
    line1,
    line2: "",
    city: city.trim(),
    state: state.trim().toUpperCase(),
    zipCode: zipCode.trim(),
  };
  const found = addressProblem(places, typed, { isDelivery: false });
  if (found) problems[key(found.part === "line1" ? "addressLine1" : found.part)] = found.message;
}

/** VAL-26, VAL-27: a start is neither in the future nor more than a hundred years ago. */
export function addMonth(
  problems: Problems,
  field: string,
  facts: { start?: string | undefined; today: string },
): void {
  const month = parseMonthYear(facts.start ?? "");
  if (month === undefined) return;
  const now = monthOfDate(facts.today);
  if (month > now) problems[field] = IN_FUTURE;
  else if (month <= now - 1200) problems[field] = TOO_LONG_AGO;
}
