import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEAL_TYPES } from "#modules/worksheet/domain/terms/deal-parts.ts";
import {
  readCalculatorAddress,
  startingChoices,
  writeCalculatorAddress,
  type CalculatorChoices,
} from "./deal-address.ts";

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const choices: fc.Arbitrary<CalculatorChoices> = fc.record({
  type: fc.constantFrom(...DEAL_TYPES),
  downPaymentCents: maybe(fc.integer({ min: 0, max: 9_000_000 })),
  termMonths: maybe(fc.integer({ min: 12, max: 96 })),
  creditTier: maybe(fc.constantFrom("excellent", "verygood", "good", "fair")),
  annualMiles: maybe(fc.constantFrom(10_000, 12_000, 15_000)),
  tradeValueCents: maybe(fc.integer({ min: 0, max: 9_000_000 })),
  tradeOwedCents: maybe(fc.integer({ min: 0, max: 9_000_000 })),
  zip: maybe(fc.integer({ min: 0, max: 99_999 }).map((zip) => String(zip).padStart(5, "0"))),
  isDelivered: maybe(fc.constant(true)),
});

describe("the address of a calculation", () => {
  it("brings back what was chosen, and leaves the rest of the address alone", () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const search = writeCalculatorAddress("?ref=mail", chosen);
        expect(readCalculatorAddress(search)).toEqual(chosen);
        expect(new URLSearchParams(search).get("ref")).toBe("mail");
      }),
    );
  });

  it.each([
    "?down=-1",
    "?down=1e9",
    "?term=abc",
    "?credit=constructor",
    "?zip=1234",
    "?pay=barter&miles=1.5",
  ])("%s means nothing", (search) =>
    expect(readCalculatorAddress(search)).toEqual({ ...readCalculatorAddress("") }),
  );

  it("starts with the zip of a search, unless it holds choices of its own", () => {
    const start = (search: string) => startingChoices(search, { usual: "finance", zip: "78701" }).zip;
    expect(["", "?ref=mail", "?pay=cash", "?zip=43004"].map(start)).toEqual([
      "78701",
      "78701",
      undefined,
      "43004",
    ]);
  });
});
