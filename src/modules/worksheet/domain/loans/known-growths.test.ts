import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { addDays } from "#platform/shared/time/civil-date.ts";
import { draws } from "#tests/support/draws.ts";
import { fraction, share, times, toCents } from "../figures/fraction.ts";
import { knownGrowth, KnownGrowths, levelPayment, sharedGrowths } from "./known-growths.ts";
import { loanFigures } from "./loan-figures.ts";
import { ACCRUALS } from "./loan-terms.ts";

const anyGrowth = fc
  .record({
    accrual: fc.constantFrom(...ACCRUALS),
    ratePpm: fc.integer({ min: 0, max: 300_000 }),
    termMonths: fc.integer({ min: 6, max: 96 }),
    days: fc.integer({ min: 15, max: 45 }),
  })
  .map(({ days, ...growth }) => ({
    ...growth,
    contractDate: "2026-11-25",
    firstPaymentDate: addDays("2026-11-25", days),
  }));

it("rounds every payment as exact arithmetic does, also beside the half of a cent", () => {
  fc.assert(
    fc.property(anyGrowth, fc.integer({ min: 1, max: 2_000_000 }), (input, payment) => {
      const known = knownGrowth(input);
      // Principals whose payments lie around a half, and around a whole cent.
      for (const halves of [2 * payment - 1, 2 * payment]) {
        const near = Number((BigInt(halves) * known.monthly.d) / (2n * known.monthly.n));
        for (const principal of [near - 1, near, near + 1]) {
          const exact = times(fraction(Math.max(0, principal)), known.monthly);
          expect(levelPayment(known, principal, "half-up")).toBe(toCents(exact));
          expect(levelPayment(known, principal, "up")).toBe(Number((exact.n + exact.d - 1n) / exact.d));
        }
      }
    }),
    { numRuns: 300 },
  );
});

it("works a rate, term and pair of dates out once", () => {
  const growths = new KnownGrowths();
  const input = { accrual: "daily365", ratePpm: 69_900, termMonths: 60 } as const;
  const dates = { contractDate: "2026-11-25", firstPaymentDate: "2026-12-25" };
  const first = growths.of({ ...input, ...dates });
  expect(growths.of({ ...input, ...dates })).toBe(first);
  expect(growths.of({ ...input, ...dates, accrual: "regular" })).not.toBe(first);
});

it("is worked out once for all loans of a process", () => {
  const asked = vi.spyOn(sharedGrowths, "of");
  const terms = { accrual: "daily365", ratePpm: 71_234, termMonths: 48, paymentRounding: "half-up" } as const;
  const dates = { contractDate: "2026-11-25", firstPaymentDate: "2026-12-25" };
  for (const principalCents of [1_000_000, 2_345_678])
    loanFigures({ terms, principalCents, amountFinancedCents: principalCents, ...dates });
  const [first, second] = asked.mock.results;
  expect(first?.value).toEqual(knownGrowth({ ...terms, ...dates }));
  expect(second?.value).toBe(first?.value);
});

it("takes a share of any amount as exact arithmetic does", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }),
      fc.integer({ min: 0, max: 1_500_000 }),
      (cents, ppm) => {
        expect(share(cents, ppm)).toBe(toCents(fraction(BigInt(cents) * BigInt(ppm), 1_000_000n)));
      },
    ),
    { numRuns: draws(2000) },
  );
});
