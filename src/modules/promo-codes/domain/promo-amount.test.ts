import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { promoAmount, type PromoCode } from "./promo-amount.ts";

const codes: readonly PromoCode[] = [
  { code: "FALL500", title: "Fall offer", amount: 500, validFrom: "2026-09-01", validTo: "2026-11-30" },
  { code: "TWO", title: "Two percent", percent: 2 },
  { code: "NORTH", title: "North store", amount: 100, rooftops: ["north"] },
];
const ask = (typed: string, onDate = "2026-11-23", priceCents = 2_500_000) =>
  promoAmount(codes, { typed, onDate, priceCents, rooftopId: "south" });

describe("A promo code (CART-08, OP-40)", () => {
  it.each(["FALL500", " fall500 ", "Fall500"])("counts as typed: %s", (typed) => {
    expect(ask(typed)).toEqual({ kind: "promo", code: "FALL500", title: "Fall offer", amountCents: 50_000 });
  });

  it.each([
    ["before its first day", "FALL500", "2026-08-31"],
    ["after its last day", "FALL500", "2026-12-01"],
    ["at another store", "NORTH", "2026-11-23"],
    ["that nobody made", "FALL", "2026-11-23"],
  ])("is refused in the same words %s", (_, code, day) => {
    expect(ask(code, day)).toEqual({ kind: "refused" });
  });

  it("counts at its own store", () => {
    const asked = { typed: "north", onDate: "2026-11-23", priceCents: 2_500_000, rooftopId: "north" };
    expect(promoAmount(codes, asked)).toMatchObject({ code: "NORTH", amountCents: 10_000 });
  });

  it.each(["2026-09-01", "2026-11-30"])("counts on its first and last day, %s", (day) => {
    expect(ask("FALL500", day).kind).toBe("promo");
  });

  it.each(["", "FALL", "FALL5000", "\u0000", "__proto__", "' or 1=1"])("is unknown: %j", (typed) => {
    expect(ask(typed)).toEqual({ kind: "refused" });
  });

  it("gives 10,000 guesses one answer, near the right code or far from it", () => {
    const answers = new Set<string>();
    for (let guess = 0; guess < 10_000; guess += 1) {
      const near = `FALL50${String.fromCodePoint(guess + 1)}`;
      if (near.trim().toUpperCase() !== "FALL500") answers.add(JSON.stringify(ask(near)));
      answers.add(JSON.stringify(ask(`FALL${1_000 + guess}`)));
    }
    expect([...answers]).toEqual(['{"kind":"refused"}']);
  });

  it("takes a share of the price to the cent, and never more than the price", () => {
    expect(ask("TWO", "2026-11-23", 2_499_975)).toMatchObject({ amountCents: 50_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (price) => {
        for (const code of ["FALL500", "TWO"]) {
          const answer = ask(code, "2026-11-23", price);
          if (answer.kind !== "promo") throw new Error(`${code} is refused`);
          expect(answer.amountCents).toBeGreaterThanOrEqual(0);
          expect(answer.amountCents).toBeLessThanOrEqual(price);
          expect(Number.isInteger(answer.amountCents)).toBe(true);
        }
      }),
    );
  });
});
