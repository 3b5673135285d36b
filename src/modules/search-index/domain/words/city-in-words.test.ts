import { expect, test } from "vitest";
import { cityInWords, rooftopsOfCities } from "./city-in-words.ts";
import { parseSearchQuery } from "../search-query.ts";

const rooftops = [
  { id: "austin-north", city: "Austin" },
  { id: "austin-south", city: "Austin" },
  { id: "lincoln", city: "Lincoln" },
  { id: "columbus", city: "Columbus" },
  { id: "west", city: "West Columbus" },
  { id: "jose", city: "San José" },
];
const isCarWord = (word: string) => ["lincoln", "toyota"].includes(word);
const read = (search: string) =>
  cityInWords(parseSearchQuery(new URLSearchParams(search), "price-desc"), {
    cities: rooftopsOfCities(rooftops),
    isCarWord,
  });

test.each([
  ["q=Austin", "", ["austin-north", "austin-south"]],
  ["q=toyota+austin", "toyota", ["austin-north", "austin-south"]],
  ["q=austin+toyota", "toyota", ["austin-north", "austin-south"]],
  ["q=west+columbus", "", ["west"]],
  ["q=san+jose", "", ["jose"]],
  ["q=austin&rooftop=austin-south&rooftop=columbus", "", ["austin-south"]],
])("%s means the words %j at %j", (search, q, rooftop) => {
  expect(read(search)).toMatchObject({ q, rooftop });
});

test.each([
  ["the make of a car", "q=lincoln", "lincoln"],
  ["the beginning of a city", "q=aust", "aust"],
  ["no word", "", ""],
])("%s is no city", (_what, search, q) => {
  expect(read(search)).toMatchObject({ q, rooftop: [] });
});

test("a city without a chosen dealership is searched as a word, and finds nothing", () => {
  expect(read("q=austin&rooftop=columbus")).toMatchObject({ q: "austin", rooftop: ["columbus"] });
});
