import { MOST_COMPARED } from "./most-compared.ts";

const LONGEST_KEY = 80;

export interface AskedComparison {
  /** VINs or vehicle ids, each once, in the order in which they were added; at most four. */
  readonly keys: readonly string[];
  /** How many more were asked for. */
  readonly leftOut: number;
}

/**
 * What an address of the comparison asks for: `vins=A,B`, also `vins=A&vins=B` as forms write it, and `add=C`, which
 * the buttons of pages without script send.
 */
export function askedComparison(search: URLSearchParams): AskedComparison {
  const named = [...search.getAll("vins").flatMap((list) => list.split(",")), ...search.getAll("add")];
  const keys = [...new Set(named.map(toKey))].filter((key) => key !== "" && key.length <= LONGEST_KEY);
  return {
    keys: keys.slice(0, MOST_COMPARED),
    leftOut: Math.max(0, keys.length - MOST_COMPARED),
  };
}

/** VINs are written in capitals; ids as they are. */
function toKey(text: string): string {
  const key = text.trim();
  return /^[a-z0-9]{17}$/iu.test(key) ? key.toUpperCase() : key;
}

/** Address of a comparison; commas stay readable, because people share it. */
export function comparisonPath(keys: readonly string[], more: Readonly<Record<string, string>> = {}): string {
  const vins = keys.map((key) => encodeURIComponent(key)).join(",");
  const rest = new URLSearchParams(more).toString();
  const search = [vins === "" ? "" : `vins=${vins}`, rest].filter((part) => part !== "").join("&");
  return search === "" ? "/compare" : `/compare?${search}`;
}
