import { plainLenderName } from "./plain-lender-name.ts";
import { US_LENDERS } from "./us-lenders-data.ts";

const MOST = 7;
const LENDERS = US_LENDERS.map(([name, ...others]) => ({
  name,
  written: [name, ...others].map((one) => ` ${plainLenderName(one)}`),
}));

/** The lenders of the list that somebody may be typing: those that begin so first, then those with a word that does. */
export function lenderSuggestions(typed: string): readonly string[] {
  const plain = plainLenderName(typed);
  if (plain.length < 2) return [];
  const begins = LENDERS.filter(({ written }) => written.some((one) => one.startsWith(` ${plain}`)));
  const holds = LENDERS.filter(
    (lender) => !begins.includes(lender) && lender.written.some((one) => one.includes(` ${plain}`)),
  );
  return [...begins, ...holds].slice(0, MOST).map(({ name }) => name);
}
