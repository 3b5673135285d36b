import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSearchQuery } from "#modules/search-index/domain/search-query.ts";
import { englishText } from "#platform/shared/texts/text.ts";
import { anyQuery } from "#tests/support/any-letter.ts";
import { searchCrumbs, searchIndexing } from "./search-indexing.ts";

const of = (query: string, total = 40) =>
  searchIndexing(parseSearchQuery(new URLSearchParams(query), "price-desc"), {
    total,
    defaultSort: "price-desc",
  });

describe("which results are indexed, and what the others stand for", () => {
  test.each([
    ["", "/search"],
    ["make=Kia", "/search?make=kia"],
    ["model=EV6&make=Kia", "/search?make=kia&model=ev6"],
    ["body=suv&condition=used", "/search?condition=used&body=suv"],
    ["make=kia&page=3", "/search?make=kia&page=3"],
    ["make=kia&sort=price-asc", "/search?make=kia"],
    ["utm_source=mail&make=kia", "/search?make=kia"],
  ])("%s is indexed as %s", (query, canonicalPath) => {
    expect(of(query)).toEqual({ canonicalPath, noIndex: false });
  });

  test.each([
    ["make=kia&make=bmw", "/search"],
    ["make=kia&priceMax=20000", "/search?make=kia"],
    ["make=kia&zip=78701", "/search?make=kia"],
    ["q=red", "/search"],
    ["model=ev6", "/search"],
    ["make=kia&model=ev6&condition=used", "/search?make=kia&model=ev6"],
    ["color=red", "/search"],
  ])("%s is not, and stands for %s", (query, canonicalPath) => {
    expect(of(query)).toEqual({ canonicalPath, noIndex: true });
  });

  test("nothing found is not indexed", () => {
    expect(of("make=kia", 0).noIndex).toBe(true);
  });

  test("what a search stands for is indexed and stands for itself", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const { canonicalPath } = of(query);
        const again = of(canonicalPath.split("?")[1] ?? "");
        expect(again).toEqual({ canonicalPath, noIndex: false });
      }),
    );
  });
});

test.each([
  ["", ["/search"]],
  ["model=ev6&make=kia", ["/search", "/search?make=kia", "/search?make=kia&model=ev6"]],
  ["body=suv&condition=used", ["/search", "/search?condition=used", "/search?condition=used&body=suv"]],
])("the way to %s leads over searches that are indexed", (query, paths) => {
  const words = { make: "Kia", model: "EV6", condition: "Used", body: "SUV", fuel: "" };
  const search = parseSearchQuery(new URLSearchParams(query), "price-desc");
  const crumbs = searchCrumbs(search, words, { defaultSort: "price-desc", t: englishText });
  expect(crumbs.map(({ path }) => path)).toEqual(paths);
});
