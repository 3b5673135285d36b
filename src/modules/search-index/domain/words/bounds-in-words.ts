import { facetKey } from "../facets.ts";

/** A keyword without the bounds it spelled out. */
interface BoundsInWords {
  readonly rest: string;
  /** URL parameters of a search, such as `priceMax`, with their values. */
  readonly bounds: Readonly<Record<string, string>>;
}

const PHRASE =
  /(?:^| )(?:(under|below|less than|up to|menos de|hasta)|over|above|at least|more than|m[aá]s de) (\$ ?)?(\d[\d,]{0,8}(?:\.\d{1,2})?)(k)?(?: (?:(mi|miles|millas)|dollars|dólares))?(?= |$)/g;

/**
 * Finds "under $30k", "more than 20,000" and "less than 50000 miles" in a `facetKey`ed keyword. Numbers below a
 * thousand and those that may be a year stay words. What is left holds no more of them.
 */
export function boundsInWords(typed: string): BoundsInWords {
  const bounds: Record<string, string> = {};
  let rest = typed;
  for (let before = ""; before !== rest;) {
    before = rest;
    const read = (phrase: string, ...[most, sign, digits, k, miles]: (string | undefined)[]) => {
      const number = Number((digits ?? "").replaceAll(",", "")) * (k ? 1000 : 1);
      const maybeYear = !sign && !k && !miles && number >= 1900 && number <= 2100;
      if (number < 1000 || maybeYear) return phrase;
      bounds[`${miles ? "mileage" : "price"}${most ? "Max" : "Min"}`] = String(Math.floor(number));
      return "";
    };
    rest = facetKey(rest.replace(PHRASE, read));
  }
  return { rest, bounds };
}
