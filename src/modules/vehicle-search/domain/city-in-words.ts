import type { SearchQuery } from "./search-query.ts";

/** Where cars stand, and by which words cars are found. */
interface CityWords {
  readonly rooftops: Iterable<{ readonly id: string; readonly city: string }>;
  /** Whether some car is found by a word that begins so. */
  readonly isCarWord: (word: string) => boolean;
}

const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();

/**
 * A keyword that is the city of dealerships means their cars: "austin" finds what stands in Austin, "toyota austin" the
 * Toyotas there. A word by which cars are found keeps that meaning, so "lincoln" stays the make.
 */
export function cityInWords(query: SearchQuery, { rooftops, isCarWord }: CityWords): SearchQuery {
  if (query.q === "") return query;
  const words = ` ${plain(query.q)} `;
  const ids = new Map<string, string[]>();
  for (const { id, city } of rooftops) {
    const name = plain(city);
    if (name !== "" && words.includes(` ${name} `)) ids.set(name, [...(ids.get(name) ?? []), id]);
  }
  // The longest name: "West Columbus" is not Columbus.
  const city = [...ids.keys()].toSorted((one, other) => other.length - one.length)[0];
  if (city === undefined || city.split(" ").some((word) => isCarWord(word))) return query;
  const here = (ids.get(city) ?? []).filter((id) => query.rooftop.length === 0 || query.rooftop.includes(id));
  if (here.length === 0) return query;
  return { ...query, q: words.replace(` ${city} `, " ").trim(), rooftop: here };
}
