import { askedDemoStock } from "./search-questions.ts";

const LIST = "/public/inventory/vehicles";
const PAGES = 200;
/** Dollars that no car costs. */
const HIGHEST = 400_000;

/** What the peers were asked as well, as addresses of ours; no two of a shape are the same. */
export interface PeerQuestions {
  /** 24 cars of any of 200 pages, cheapest first. */
  readonly list: readonly string[];
  /** 24 cars of a make and a fuel, with how many there are of each make, fuel and body without that facet's own filter. */
  readonly threeFacets: readonly string[];
  /** The same with all twelve facets. */
  readonly allFacets: readonly string[];
  /** 24 cars by a make and a model that were typed. */
  readonly keyword: readonly string[];
}

/** @param count questions of each shape; bounds of the price that every car lies in tell them apart */
export function peerQuestions(count: number): PeerQuestions {
  const { makes, models } = askedDemoStock();
  const some = (ask: (at: number) => string): string[] => Array.from({ length: count }, (_, at) => ask(at));
  const lowest = (at: number): string => `priceMin=${1 + Math.floor(at / PAGES)}`;
  const ofMake = (at: number): string =>
    `make=${encodeURIComponent(makes[at % makes.length] ?? "")}&fuel=gasoline&priceMin=${1 + Math.floor(at / makes.length)}`;
  // The same words come many times, as the stock has more of some models.
  const anyPrice = (at: number): string =>
    `priceMin=${1 + (at % PAGES)}&priceMax=${HIGHEST + Math.floor(at / PAGES)}`;
  const words = (at: number): string => encodeURIComponent(models[at % models.length]?.join(" ") ?? "");
  return {
    list: some((at) => `${LIST}?sort=price-asc&page=${1 + (at % PAGES)}&${lowest(at)}&facets=make`),
    threeFacets: some((at) => `${LIST}?${ofMake(at)}&facets=make,fuel,body`),
    allFacets: some((at) => `${LIST}?${ofMake(at)}`),
    keyword: some((at) => `${LIST}?q=${words(at)}&${anyPrice(at)}&facets=make`),
  };
}
