import { expect, test } from "vitest";
import { zipElsewhere } from "./zip-in-state.ts";

const PLACES: Record<string, { state: string }> = { "10001": { state: "NY" }, "78701": { state: "TX" } };
const placeOf = (zipCode: string) => PLACES[zipCode] ?? null;

test("a zip code of another state is named with the state that was chosen", () => {
  expect(zipElsewhere({ state: "TX", zipCode: "10001" }, placeOf)).toEqual({
    zipCode: "10001",
    state: "Texas",
  });
  expect(zipElsewhere({ state: " tx", zipCode: " 10001 " }, placeOf)).toMatchObject({ state: "Texas" });
});

test.each([
  ["they belong together", { state: "TX", zipCode: "78701" }],
  ["the zip code's place is unknown", { state: "TX", zipCode: "99999" }],
  ["no state is chosen yet", { zipCode: "10001" }],
  ["the state is none", { state: "ZZ", zipCode: "10001" }],
  ["the zip code is half typed", { state: "TX", zipCode: "1000" }],
  ["nothing is typed", {}],
])("nothing is said while %s", (_why, buyer) => {
  expect(zipElsewhere(buyer, placeOf)).toBeUndefined();
});
