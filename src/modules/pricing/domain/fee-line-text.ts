import { english, type Text } from "#platform/shared/texts/text.ts";
import { becauseText } from "#modules/worksheet/domain/because-text.ts";
import type { PricedLine } from "#modules/worksheet/domain/priced-line.ts";
import type { SheetLine } from "#modules/worksheet/domain/sheet-line.ts";

const LABELS = {
  title: english("Title"),
  registration: english("Registration"),
  docFee: english("Documentation fee"),
} as const;

/** A fee of a state or the dealer with its name and reason in words a buyer can read. */
export function feeLineText(line: SheetLine, t: Text): PricedLine {
  const { code, amountCents, isEstimate, confidence, because } = line;
  if (code !== "tax" && code !== "title" && code !== "registration" && code !== "docFee")
    throw new Error(`${code} is no fee`);
  return {
    code,
    label: t(code === "tax" ? (line.label ?? "") : LABELS[code]),
    amountCents,
    isEstimate,
    ...(confidence && { confidence }),
    derivation: becauseText(because, t) ?? "",
    because,
  };
}
