import { describe, expect, test } from "vitest";
import { englishText } from "#platform/shared/texts/text.ts";
import { FACETS } from "./facets.ts";
import { parseSearchQuery } from "./search-query.ts";
import type { SearchRanges, SearchView } from "./search-view.ts";
import { startingPoints } from "./starting-points.ts";

const BODIES = ["Coupe 9", "Sedan 300", "SUV 612", "Truck 180", "Van 40", "Hatchback 51"].map((one) => {
  const [label = "", count = ""] = one.split(" ");
  return { value: label.toLowerCase(), label, count: Number(count), selected: false };
});

function points(price: SearchRanges["price"], { search = "", total = 1200 } = {}) {
  const facets = Object.fromEntries(FACETS.map((name) => [name, name === "body" ? BODIES : []]));
  return startingPoints(
    {
      query: parseSearchQuery(new URLSearchParams(search), "price-desc"),
      facets: facets as unknown as SearchView["facets"],
      ranges: { price, payment: null, mileage: null, year: null },
      total,
    },
    { defaultSort: "price-desc", t: englishText },
  );
}

describe("ways to start from everything there is", () => {
  test("are two budgets inside the stock's prices and the four most common body styles", () => {
    expect(points({ min: 600_000, max: 14_300_000 })).toEqual([
      { label: "Up to $15,000", count: null, search: "priceMax=15000" },
      { label: "Up to $20,000", count: null, search: "priceMax=20000" },
      { label: "SUV", count: 612, search: "body=suv" },
      { label: "Sedan", count: 300, search: "body=sedan" },
      { label: "Truck", count: 180, search: "body=truck" },
      { label: "Hatchback", count: 51, search: "body=hatchback" },
    ]);
  });

  test("offer no budget that leaves nothing or everything", () => {
    const labels = points({ min: 2_500_000, max: 4_800_000 }).map(({ label }) => label);
    expect(labels).toEqual(["SUV", "Sedan", "Truck", "Hatchback"]);
    expect(points(null).every(({ count }) => count !== null)).toBe(true);
  });

  test("keep the zip and the order that somebody chose", () => {
    expect(points(null, { search: "zip=78701&sort=price-asc&page=4" })[0]?.search).toBe(
      "body=suv&zip=78701&sort=price-asc",
    );
  });

  test("are none where all of it is on one page", () => {
    expect(points({ min: 600_000, max: 14_300_000 }, { total: 24 })).toEqual([]);
  });
});
