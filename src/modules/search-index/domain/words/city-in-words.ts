import { plainText } from "./keyword-words.ts";
import type { SearchQuery } from "../search-query.ts";

/** The rooftops of each city, by its name as words are compared. */
export type RooftopsOfCities = ReadonlyMap<string, readonly string[]>;

/** Where cars stand, and by which words cars are found. */
interface CityWords {
  readonly cities: RooftopsOfCities;
  /** Whether some car is found by a word that begins so. */
  readonly isCarWord: (word: string) => boolean;
}

/** Which rooftops are in which city. */
export function rooftopsOfCities(
  rooftops: Iterable<{ readonly id: string; readonly city: string }>,
): RooftopsOfCities {
  const cities = new Map<string, string[]>();
  for (const { id, city } of rooftops) {
    const name = plainText(city).trim();
    if (name !== "") cities.set(name, [...(cities.get(name) ?? []), id]);
  }
  return cities;
}

/**
 * A keyword that is the city of dealerships means their cars: "austin" finds what stands in Austin, "toyota austin" the
 * Toyotas there. A word by which cars are found keeps that meaning, so "lincoln" stays the make.
 */
export function cityInWords(query: SearchQuery, { cities, isCarWord }: CityWords): SearchQuery {
  if (query.q === "") return query;
  const words = ` ${plainText(query.q).trim()} `;
  const named = [...cities.keys()].filter((name) => words.includes(` ${name} `));
  // The longest name: "West Columbus" is not Columbus.
  const city = named.toSorted((one, other) => other.length - one.length)[0];
  if (city === undefined || city.split(" ").some((word) => isCarWord(word))) return query;
  const here = (cities.get(city) ?? []).filter(
    (id) => query.rooftop.length === 0 || query.rooftop.includes(id),
  );
  if (here.length === 0) return query;
  return { ...query, q: words.replace(` ${city} `, " ").trim(), rooftop: here };
}
