import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyLetter } from "#tests/support/any-letter.ts";
import { draws } from "#tests/support/draws.ts";
import { FACETS } from "./facets.ts";
import { parseSearchQuery, toSearchParams } from "./search-query.ts";
import { SORTS, sortOfLabel } from "./sort-options.ts";

const RANGE_NAMES = ["priceMin", "priceMax", "paymentMin", "mileageMax", "yearMin", "yearMax"];
const OTHER_NAMES = ["q", "zip", "distance", "rooftop", "availability", "onlineExclusive", "sort", "page"];

const parse = (text: string) => parseSearchQuery(new URLSearchParams(text), "price-desc");
const canonical = (text: string) => toSearchParams(parse(text), "price-desc").toString();

describe("a search in the URL", () => {
  it.each([
    ["", ""],
    ["utm_source=x&fbclid=1", ""],
    ["make=Toyota&make=toyota&make=+Honda+", "make=honda&make=toyota"],
    ["model=Grand++Cherokee", "model=grand+cherokee"],
    ["condition=CPO&condition=NEW", "condition=certified&condition=new"],
    ["priceMin=$20,000&priceMax=35000.99", "priceMin=20000&priceMax=35000"],
    ["priceMin=0&priceMax=999999", ""],
    ["priceMin=-5&mileageMax=abc&yearMin=1e9", ""],
    ["priceMin=50000&priceMax=10000", "priceMin=50000&priceMax=10000"],
    ["distance=50", ""],
    ["zip=78701&distance=50", "zip=78701&distance=50"],
    ["zip=7870&distance=50", "zip=7870"],
    ["zip=78701-1234", "zip=78701"],
    ["zip=+no+zip,+not+at+all", "zip=no-zip-n"],
    ["zip=78701&distance=99999999", "zip=78701&distance=5000"],
    ["sort=distance-asc", ""],
    ["zip=78701&sort=distance-asc", "zip=78701&sort=distance-asc"],
    ["sort=price-desc", ""],
    ["sort=sideways&page=-3", ""],
    ["page=2&sort=PRICE-ASC", "sort=price-asc&page=2"],
    ["availability=sold&availability=pendingsale", "availability=PendingSale"],
    ["onlineExclusive=true", "onlineExclusive=1"],
    ["q=++CR-V++awd", "q=cr-v+awd"],
    ["q=rav4&sort=relevance", "q=rav4"],
    ["q=rav4&sort=price-desc", "q=rav4&sort=price-desc"],
    ["q=rav4&sort=", "q=rav4"],
    ["sort=relevance", ""],
    ["sort=recommended", "sort=recommended"],
    ["q=red+Toyota+under+$30k&priceMax=40000&priceMin=9000", "q=red+toyota&priceMin=9000&priceMax=30000"],
  ])("reads %j as %j", (given, expected) => {
    expect(canonical(given)).toBe(expected);
  });

  it("keeps money in cents", () => {
    expect(parse("priceMin=20000&paymentMax=450")).toMatchObject({
      price: { min: 2_000_000, max: null },
      payment: { min: null, max: 45_000 },
    });
  });

  const separated = new Intl.NumberFormat("en-US");
  it("understands prices as people type them, with and without separators, sign and cents", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_998 }),
        fc.constantFrom("", "$", "$ ", " "),
        fc.constantFrom("", ".00", ".99", " "),
        (dollars, before, after) => {
          for (const figure of [String(dollars), separated.format(dollars)]) {
            const typed = new URLSearchParams({ priceMax: `${before}${figure}${after}` });
            expect(parse(typed.toString()).price.max).toBe(dollars * 100);
          }
        },
      ),
    );
  });

  it("ranks words by how well they fit, and everything else as the retailer starts", () => {
    expect(parse("q=toyota+ra").sort).toBe("relevance");
    expect(parse("make=toyota").sort).toBe("price-desc");
    expect(parseSearchQuery(new URLSearchParams(), sortOfLabel("Recommended")).sort).toBe("recommended");
    expect(sortOfLabel("Best match")).toBe("price-desc");
  });

  it("falls back to price when distance is the default and there is no zip", () => {
    expect(parseSearchQuery(new URLSearchParams(), "distance-asc").sort).toBe("price-desc");
  });

  it("never throws and is the same after a second reading, whatever is typed", () => {
    const names = fc.oneof(fc.constantFrom(...FACETS, ...RANGE_NAMES, ...OTHER_NAMES), fc.string());
    const values = fc.oneof(
      fc.string({ unit: anyLetter }),
      fc.integer().map(String),
      fc.double().map(String),
      fc
        .array(fc.constantFrom("under", "over", "less than", "3000", "$30k", "2020", "miles", "kia"))
        .map((l) => l.join(" ")),
      fc.constantFrom("78701", "00000", "1", "Toyota", "cpo", "Available", ...SORTS.map((s) => s.key)),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(names, values), { maxLength: 12 }),
        fc.constantFrom(...SORTS.map((s) => s.key)),
        (pairs, defaultSort) => {
          const once = parseSearchQuery(new URLSearchParams(pairs), defaultSort);
          const params = toSearchParams(once, defaultSort);
          const twice = parseSearchQuery(new URLSearchParams(params.toString()), defaultSort);
          expect(twice).toEqual(once);
          expect(toSearchParams(twice, defaultSort).toString()).toBe(params.toString());
        },
      ),
      { numRuns: draws(10_000) },
    );
  });
});
