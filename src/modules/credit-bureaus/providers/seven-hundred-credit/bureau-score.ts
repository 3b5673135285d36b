import type { XmlElement } from "@rgrove/parse-xml";
import type { CreditReport } from "../../domain/report/credit-report.ts";
import { allBelow, leavesOf, textAt, wholeIn } from "./bureau-xml.ts";
import { factorsOf } from "./score-factors.ts";

/** Where each bureau has its scores in the gateway's answer. */
const SCORES = ["scoring_segments", "beacon", "risk_model"] as const;
/** Scores for cars go further in both directions; numbers beyond are codes for "no score". */
const CLASSIC = { low: 300, high: 850 };
const INDUSTRY = { low: 250, high: 900 };
const FACTOR = /^(?:factor\d?|score_factor\w*|reason_code\w*)$/iu;

/** The first real score of a report with its model, range and key factors; null without one. */
export function scoreIn(report: XmlElement, date: string): CreditReport["score"] {
  for (const segment of SCORES.flatMap((name) => allBelow(report, name))) {
    const source = textAt(segment, "product") ?? textAt(segment, "model_indicator") ?? "Credit score";
    const { low, high } = /auto|industry/iu.test(source) ? INDUSTRY : CLASSIC;
    const value = wholeIn(textAt(segment, "score"));
    if (value === null || value < low || value > high) continue;
    return { value, date, low, high, factors: factorsOf(reasonsIn(segment)), source };
  }
  return null;
}

/** Factors as texts with a code, or as codes alone. */
function reasonsIn(segment: XmlElement): readonly { readonly text: string; readonly code: string }[] {
  return leavesOf(segment)
    .filter(({ name }) => FACTOR.test(name))
    .map(({ text, attributes }) => ({ text: text.trim(), code: attributes["code"] ?? text.trim() }));
}
