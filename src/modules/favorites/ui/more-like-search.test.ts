import { expect, it } from "vitest";
import { moreLikeSearch } from "./more-like-search.ts";

it("asks for the same kind of car at a quarter more or less of its price", () => {
  const search = moreLikeSearch({ bodyStyle: "suv", priceCents: 2_000_000 });
  expect(search.toString()).toBe(
    "availability=Available&sort=recommended&body=suv&priceMin=15000&priceMax=25000",
  );
});

it("asks for no price where the car has none", () => {
  const search = moreLikeSearch({ bodyStyle: "sedan", priceCents: null });
  expect(search.toString()).toBe("availability=Available&sort=recommended&body=sedan");
});
