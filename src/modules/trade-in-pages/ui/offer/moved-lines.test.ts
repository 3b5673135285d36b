import { describe, expect, test } from "vitest";
import type { OfferLine } from "#modules/trade-in/domain/offer/offer-line.ts";
import { movedLines, type Offer } from "./moved-lines.ts";

const line = (code: OfferLine["code"], amountCents: number, values: OfferLine["values"] = {}): OfferLine => ({
  code,
  amountCents,
  values,
});
const deduction = (question: string, amountCents: number) =>
  line("deduction", amountCents, { question, answer: "x" });
const offer = (...lines: OfferLine[]): Offer => ({
  kind: "offer",
  amountCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
  lines,
  band: null,
  basis: null,
});

const before = offer(line("comparable", 2_000_000), deduction("keys", -25_000), line("margin", -120_000));

describe("What a changed answer did to an offer", () => {
  test("names the lines that moved, and those alone", () => {
    const now = offer(line("comparable", 2_000_000), deduction("keys", -25_000), line("margin", -118_000));
    expect(movedLines(before, now)).toEqual([
      { line: line("margin", -118_000), beforeCents: -120_000, nowCents: -118_000 },
    ]);
  });

  test("counts a line that is new or gone from nothing or to nothing", () => {
    const now = offer(line("comparable", 2_000_000), deduction("tires", -64_000), line("margin", -120_000));
    expect(movedLines(before, now)).toEqual([
      { line: deduction("tires", -64_000), beforeCents: 0, nowCents: -64_000 },
      { line: deduction("keys", -25_000), beforeCents: -25_000, nowCents: 0 },
    ]);
  });

  test("adds up to the difference of the two offers", () => {
    const now = offer(line("comparable", 1_980_000), deduction("tires", -64_000), line("margin", -110_000));
    const moved = movedLines(before, now).reduce((sum, one) => sum + one.nowCents - one.beforeCents, 0);
    expect(moved).toBe(now.amountCents - before.amountCents);
  });

  test("says nothing where nothing moved", () => {
    expect(movedLines(before, before)).toEqual([]);
  });
});
