import type { XmlElement } from "@rgrove/parse-xml";
import type { CreditReport } from "../../domain/bureau/credit-report.ts";
import { childrenOf } from "./bureau-xml.ts";

type Alert = CreditReport["alerts"][number];

const WORDS: readonly (readonly [RegExp, Alert])[] = [
  [/fraud (?:victim|alert|warning)|active duty alert|identity theft/iu, "FRAUD_ALERT"],
  [/deceased/iu, "DECEASED"],
  [/address (?:mismatch|discrepancy)|address.*substantial(?:ly)? diff/iu, "ADDRESS_MISMATCH"],
];
const FROZEN = /(?:security|credit|file) freeze|file (?:is )?(?:frozen|locked)|frozen file/iu;
/** "No fraud alert on file" is none. */
const DENIED = /\b(?:no|not|none|without|never)\b/iu;
/** What people are called and where they live says nothing about their file. */
const ABOUT_PEOPLE = /name|address_information|employment|html|iframe/iu;

/** What a bureau says about a file in words, wherever in the report it says it. */
export function alertsIn(report: XmlElement): {
  readonly alerts: readonly Alert[];
  readonly isFrozen: boolean;
} {
  const said = sayings(report).filter((text) => !DENIED.test(text));
  const alerts = WORDS.flatMap(([words, alert]) => (said.some((text) => words.test(text)) ? [alert] : []));
  return { alerts, isFrozen: said.some((text) => FROZEN.test(text)) };
}

/** The texts of all elements that hold nothing but text. */
function sayings(element: XmlElement): readonly string[] {
  const children = childrenOf(element).filter(({ name }) => !ABOUT_PEOPLE.test(name));
  if (childrenOf(element).length === 0) return [element.text.trim()];
  return children.flatMap(sayings);
}
