import { expect, it } from "vitest";
import { choicesAfter, whatFallsAway } from "./what-falls-away.ts";

const choices = { downPaymentCents: 300_000, termMonths: 72, creditTier: "good" } as const;

it("Another deal type loses what only the old one knows, and keeps the rest (OP-54)", () => {
  expect(whatFallsAway("Finance", "Lease", choices)).toEqual(["downPaymentCents", "termMonths"]);
  expect(choicesAfter("Finance", "Lease", choices)).toEqual({ creditTier: "good" });
});

it("The same deal type loses nothing", () => {
  expect(whatFallsAway("Lease", "Lease", choices)).toEqual([]);
  expect(choicesAfter("Lease", "Lease", choices)).toEqual(choices);
});

it("Financing here instead of by one's own lender lets that lender go (OP-15)", () => {
  const funding = { source: "THIRD_PARTY_FINANCING", lenderName: "Pecan Street Credit Union" } as const;
  expect(whatFallsAway("Cash", "Finance", { funding })).toEqual(["funding"]);
});
