import fc from "fast-check";
import { expect, it } from "vitest";
import { itemArbitrary } from "#tests/support/random-stock.ts";
import { StockIndex } from "../index/stock-index.ts";
import { SuggestTerms } from "./suggest-terms.ts";

const RAV4 = {
  make: "Toyota",
  model: "RAV4",
  trim: "LE",
  bodyStyle: "suv",
  fuel: "hybrid",
  drivetrain: "awd",
} as const;

/** Suggestions over one car of that kind; whatever else a car has does not matter. */
function suggested(typed: string) {
  const [item] = fc.sample(itemArbitrary, { numRuns: 1, seed: 4 });
  const index = new StockIndex();
  index.put({ ...item!, digest: 1, card: { ...item!.card, ...RAV4 } });
  return new SuggestTerms(index).suggest(typed);
}

it("shows what a suggested make, model or body looks like, in no paint of its own", () => {
  for (const typed of ["toyota", "rav4", "suv"]) {
    const [first] = suggested(typed);
    expect(first?.picture, typed).toMatch(/^\/images\/vehicles\/suv\.slim\/b6babd\/side\.svg$/u);
  }
});

it("shows nothing for a fuel or a drivetrain, which look like no car in particular", () => {
  for (const typed of ["hybrid", "awd"])
    expect(suggested(typed).map(({ picture }) => picture)).toEqual([null]);
});
