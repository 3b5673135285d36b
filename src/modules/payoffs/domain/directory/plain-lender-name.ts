/** How people shorten what lenders call themselves, by word. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  cu: "credit union",
  fcu: "federal credit union",
  fsb: "federal savings bank",
  natl: "national",
  fin: "financial",
  svcs: "services",
};
const SAYS_NOTHING = /\b(?:the|na|n a|inc|llc|ltd|corp|corporation|company|co)\b/gu;

/** A lender's name for comparing: without case, marks and what every lender is. */
export function plainLenderName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/gu, "")
    .replace(/&/gu, " and ")
    .replace(/[^a-z0-9]+/gu, " ")
    .replace(/\b[a-z]+\b/gu, (word) => WRITTEN_OUT[word] ?? word)
    .replace(SAYS_NOTHING, " ")
    .trim()
    .replace(/ +/gu, " ");
}
