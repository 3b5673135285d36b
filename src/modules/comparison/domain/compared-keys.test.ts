import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { askedComparison, comparisonPath } from "./compared-keys.ts";
import { MOST_COMPARED } from "./most-compared.ts";

const asked = (search: string) => askedComparison(new URLSearchParams(search));

describe("The address of a comparison", () => {
  it.each([
    ["vins=A,B", ["A", "B"], 0],
    ["vins=A&vins=B", ["A", "B"], 0],
    ["vins=A,B&add=C", ["A", "B", "C"], 0],
    ["add=A", ["A"], 0],
    ["vins=A,,B,&vins=", ["A", "B"], 0],
    ["vins=A,A,B,A", ["A", "B"], 0],
    ["vins=A,B,C,D,E,F", ["A", "B", "C", "D"], 2],
    ["vins=1hgcm82633a004352,%201HGCM82633A004352%20", ["1HGCM82633A004352"], 0],
    ["vins=veh_01abc", ["veh_01abc"], 0],
    [`vins=${"x".repeat(81)},A`, ["A"], 0],
    ["", [], 0],
  ])("%s asks for %j", (search, keys, leftOut) => {
    expect(asked(search)).toEqual({ keys, leftOut });
  });

  it("says again what it was made of", () => {
    const key = fc.string({
      minLength: 1,
      maxLength: 20,
      unit: fc.constantFrom("a", "b", "0", "9", "_", "-", "&", "=", "%", "#", " ", "é"),
    });
    const keys = fc.uniqueArray(
      key.filter((text) => text.trim() === text && text.length !== 17),
      { maxLength: MOST_COMPARED },
    );
    fc.assert(
      fc.property(keys, (list) => {
        const url = new URL(comparisonPath(list, { term: "60" }), "http://store.example");
        expect(askedComparison(url.searchParams)).toEqual({ keys: list, leftOut: 0 });
        expect(url.searchParams.get("term")).toBe("60");
      }),
    );
  });
});
