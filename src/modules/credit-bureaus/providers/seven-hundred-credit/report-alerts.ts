import type { XmlElement } from "@rgrove/parse-xml";
import type { CreditReport } from "../../domain/report/credit-report.ts";
import { childrenOf } from "./bureau-xml.ts";

type Alert = CreditReport["alerts"][number];

const WORDS: readonly (readonly [RegExp, Alert])[] = [
  [/fraud (?:victim|alert|warning)|active duty alert|identity theft/iu, "FRAUD_ALERT"],
  [/deceased/iu, "DECEASED"],
  [/address (?:mismatch|discrepancy)|address.{0,40}substantial(?:ly)? diff/iu, "ADDRESS_MISMATCH"],
];
const FROZEN = /(?:security|credit|file) freeze|file (?:is )?(?:frozen|locked)|frozen file/iu;
/** "No fraud alert", "not deceased" and "Fraud alert: none" say that there is none. */
const DENIED_BEFORE = /\b(?:no|not|without)(?: \w+)? ?$/iu;
const DENIED_AFTER = /^ ?(?:indicator|flag)? ?[:=-]? ?(?:no|none|not|n|0)\b/iu;
const YES = /^(?:y|yes|1|true)$/iu;
/** What people are called and where they live says nothing about their file. */
const ABOUT_PEOPLE = /name|address_information|employment|question|html|iframe/iu;

/** What a bureau says about a file in words, wherever in the report it says it. */
export function alertsIn(report: XmlElement): {
  readonly alerts: readonly Alert[];
  readonly isFrozen: boolean;
} {
  const said = sayings(report);
  const isSaid = (words: RegExp) => said.some((text) => says(text, words));
  return {
    alerts: WORDS.flatMap(([words, alert]) => (isSaid(words) ? [alert] : [])),
    isFrozen: isSaid(FROZEN),
  };
}

function says(text: string, words: RegExp): boolean {
  const match = words.exec(text);
  if (match === null) return false;
  const after = text.slice(match.index + match[0].length);
  return !DENIED_BEFORE.test(text.slice(0, match.index)) && !DENIED_AFTER.test(after);
}

/** The texts of all elements; of one that only says yes, its name in words. */
function sayings(element: XmlElement): readonly string[] {
  if (ABOUT_PEOPLE.test(element.name)) return [];
  const children = childrenOf(element);
  if (children.length > 0) return children.flatMap(sayings);
  const text = element.text.trim();
  const isYes = YES.test(text === "" ? (element.attributes["code"] ?? "") : text);
  return [isYes ? element.name.replaceAll("_", " ") : text.replaceAll(/\s+/gu, " ")];
}
