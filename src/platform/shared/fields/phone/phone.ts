import * as v from "valibot";
import { english } from "../../texts/text.ts";
import { AREA_CODE_RANGES, TOLL_FREE_CODES } from "./area-codes-data.ts";
import { REQUIRED } from "../field-messages.ts";

export const INVALID_PHONE = english("Enter a valid 10-digit phone number.");
const INVALID_AREA_CODE = english("Enter a valid area code.");
const EXCLUDED_AREA_CODE = english("We can't accept phone numbers from this area.");

/** Decisions about phone numbers that belong to the retailer or the environment. */
export interface PhonePolicy {
  /** Lets 555-0100 to 555-0199 pass (OP-30); only while the sandbox is on. */
  readonly allowTestNumbers?: boolean;
  /** Area codes of the excluded state (VAL-08), e.g. `["605"]`. */
  readonly excludedAreaCodes?: readonly string[];
}

let known: ReadonlySet<string> | undefined;

/** Every accepted area code, expanded once. */
export function areaCodes(): ReadonlySet<string> {
  known ??= new Set([...AREA_CODE_RANGES.split(" ").flatMap(expand), ...TOLL_FREE_CODES.split(" ")]);
  return known;
}

function expand(range: string): string[] {
  const [first = "", last = first] = range.split("-");
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => String(Number(first) + step));
}

/** The ten digits of anything people type or paste (`+1 (512) 234-5678`), or undefined. */
export function phoneDigits(input: string): string | undefined {
  if (!/^[\d\s().+/\u00A0\u2010-\u2015-]*$/u.test(input)) return undefined;
  const digits = input.replace(/\D/gu, "");
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  return national.length === 10 ? national : undefined;
}

/** VAL-07, VAL-08: the message to show, or undefined when the number is fine. */
export function checkPhone(input: string, policy: PhonePolicy = {}): string | undefined {
  const digits = phoneDigits(input);
  if (digits === undefined || !/^.{3}[2-9]/u.test(digits)) return INVALID_PHONE;
  if (!areaCodes().has(digits.slice(0, 3))) return INVALID_AREA_CODE;
  if (policy.excludedAreaCodes?.includes(digits.slice(0, 3))) return EXCLUDED_AREA_CODE;
  return /^.{3}55501/u.test(digits) && policy.allowTestNumbers !== true ? INVALID_PHONE : undefined;
}

/** What depends on nothing but the policy, kept for each of the few that there are. */
export function oncePerPolicy<T>(make: (policy: PhonePolicy) => T): (policy?: PhonePolicy) => T {
  const made = new Map<string, T>();
  return (policy = {}) => {
    const { allowTestNumbers = false, excludedAreaCodes = [] } = policy;
    const key = `${allowTestNumbers}|${excludedAreaCodes.join()}`;
    let known = made.get(key);
    if (known === undefined) made.set(key, (known = make({ allowTestNumbers, excludedAreaCodes })));
    return known;
  };
}

/** A required phone number; the output is its ten digits. Made once for each policy: every saved page is checked by it. */
export const phoneSchema = oncePerPolicy((policy) =>
  v.pipe(
    v.string(REQUIRED),
    v.trim(),
    v.nonEmpty(REQUIRED),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      const message = dataset.typed ? checkPhone(dataset.value, policy) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
    v.transform((input) => phoneDigits(input) ?? input),
  ),
);
