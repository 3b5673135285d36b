import { describe, expect, it } from "vitest";
import { startingChoices } from "./calculator/deal-address.ts";
import { hasOwnTerms } from "./has-own-terms.ts";
import { ownTermsText, readOwnLease, readOwnTerms, rememberOwnTerms } from "./own-terms.ts";

function tab() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}
const blocked = () => {
  throw new Error("blocked");
};
const chosen = {
  type: "finance",
  downPaymentCents: 500_000,
  termMonths: 60,
  creditTier: "good",
  zip: "78701",
} as const;

describe("A shopper's own payment terms", () => {
  it("are kept for the other cars of this tab", () => {
    const storage = tab();
    expect(hasOwnTerms(storage)).toBe(false);
    expect(readOwnTerms(storage)).toBeUndefined();
    rememberOwnTerms(chosen, storage);
    expect(hasOwnTerms(storage)).toBe(true);
    const { type: _type, ...terms } = chosen;
    expect(readOwnTerms(storage)).toMatchObject(terms);
  });

  it("of a loan stay when a lease or cash is looked at, whose zip counts", () => {
    const storage = tab();
    rememberOwnTerms(chosen, storage);
    rememberOwnTerms({ type: "lease", downPaymentCents: 100, termMonths: 24, zip: "77002" }, storage);
    expect(readOwnTerms(storage)).toMatchObject({ downPaymentCents: 500_000, termMonths: 60, zip: "77002" });
  });

  it("of a lease are kept beside it, until a loan or cash is chosen", () => {
    const storage = tab();
    rememberOwnTerms(chosen, storage);
    const lease = { type: "lease", downPaymentCents: 250_000, termMonths: 36, annualMiles: 12_000 } as const;
    expect(readOwnLease(storage)).toBeUndefined();
    rememberOwnTerms({ ...lease, zip: "78701" }, storage);
    expect(readOwnLease(storage)).toEqual(lease);
    expect(startingChoices("", { usual: "finance", zip: "77002", own: readOwnLease(storage) })).toMatchObject(
      lease,
    );
    rememberOwnTerms({ type: "cash" }, storage);
    expect(readOwnLease(storage)).toBeUndefined();
  });

  it("are where another calculator starts, unless its address says something else", () => {
    const own = { downPaymentCents: 500_000, termMonths: 60, zip: "78701" };
    expect(startingChoices("", { usual: "finance", zip: "77002", own })).toMatchObject(own);
    expect(startingChoices("?term=72", { usual: "finance", zip: "77002", own })).toMatchObject({
      termMonths: 72,
      downPaymentCents: undefined,
    });
    expect(startingChoices("", { usual: "cash", zip: "77002", own })).toMatchObject({ type: "cash" });
  });

  it("go with a link to the comparison", () => {
    expect(ownTermsText(undefined)).toEqual({});
    expect(ownTermsText(chosen)).toEqual({ down: "5000", term: "60", zip: "78701" });
  });

  it("are nobody's where storage is blocked", () => {
    expect(hasOwnTerms(blocked)).toBe(false);
    expect(() => rememberOwnTerms(chosen, blocked)).not.toThrow();
    expect(readOwnTerms(blocked)).toBeUndefined();
    expect(readOwnLease(blocked)).toBeUndefined();
  });
});
