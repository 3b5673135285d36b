import { describe, expect, test } from "vitest";
import { lenderMatch } from "./lender-match.ts";
import { lenderSuggestions } from "./lender-suggestions.ts";
import { US_LENDERS } from "./us-lenders-data.ts";

describe("A lender's name (VAL-34)", () => {
  test.each([
    ["Navy Federal Credit Union", "Navy Federal Credit Union"],
    ["  navy federal   CREDIT union ", "Navy Federal Credit Union"],
    ["Navy FCU", "Navy Federal Credit Union"],
    ["PenFed", "Pentagon Federal Credit Union"],
    ["The Golden 1 CU", "Golden 1 Credit Union"],
    ["BofA", "Bank of America"],
    ["Bank of America, N.A.", "Bank of America"],
    ["M & T Bank", "M&T Bank"],
    ["State Employees’ Credit Union", "State Employees' Credit Union"],
    ["chase", "Chase Bank"],
    ["Mercedes Benz Financial Services", "Mercedes-Benz Financial Services"],
  ])("%j is on the list", (typed, name) => {
    expect(lenderMatch(typed)).toEqual({ kind: "listed", name });
  });

  test.each([
    ["Nayv Federal Credit Union", "Navy Federal Credit Union"],
    ["Navy Federal Bank", "Navy Federal Credit Union"],
    ["Bank of Amerca", "Bank of America"],
    ["Wels Fargo", "Wells Fargo Bank"],
    ["Wells Fargo Financial", "Wells Fargo Bank"],
    ["Captial One", "Capital One"],
    ["Toyota Finance", "Toyota Financial Services"],
  ])("%j asks whether %s was meant", (typed, name) => {
    expect(lenderMatch(typed)).toEqual({ kind: "similar", name });
  });

  test.each([
    "Pecan Street Credit Union",
    "First Bank",
    "Credit Union",
    "Bank",
    "x",
    "",
    "   ",
    "!!!",
    "🚗🚗🚗",
    "<script>alert(1)</script>",
    "constructor",
    "__proto__",
    "a".repeat(80),
  ])("%j is none that we know", (typed) => {
    expect(lenderMatch(typed)).toEqual({ kind: "unknown" });
  });

  test("every name on the list means one lender, and itself", () => {
    const wrong = US_LENDERS.flatMap(([name, ...others]) =>
      [name, ...others].filter((written) => {
        const match = lenderMatch(written);
        return match.kind !== "listed" || match.name !== name;
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe("While a name is typed", () => {
  test("lenders that begin so come before lenders with such a word", () => {
    const [first, ...others] = lenderSuggestions("golden");
    expect(first).toBe("Golden 1 Credit Union");
    expect(others).toEqual([]);
    expect(lenderSuggestions("feder").length).toBeGreaterThan(1);
  });

  test("another name of a lender finds it", () => {
    expect(lenderSuggestions("penf")).toEqual(["Pentagon Federal Credit Union"]);
  });

  test("one letter, or no letter, suggests nothing", () => {
    expect(lenderSuggestions("n")).toEqual([]);
    expect(lenderSuggestions("?!")).toEqual([]);
  });
});
