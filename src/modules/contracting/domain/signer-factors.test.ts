import { describe, expect, it } from "vitest";
import type { SignerCheck } from "./signer-check-schema.ts";
import { claimedFactor, countedKey, factorsOf, plainLastName } from "./signer-factors.ts";

describe("What a signer is recognized by", () => {
  it.each([
    ["O’Neil-Smith", "oneil smith"],
    ["GARCÍA", "garcia"],
    [" de  la Cruz ", "DeLaCruz"],
  ])("treats %s and %s as one name", (one, other) => {
    expect(plainLastName(one)).toBe(plainLastName(other));
  });

  const facts = { dealIds: ["FC1"], lastName: "Buyer", phone: "(512) 234-5678", email: "A@example.com" };

  it.each<SignerCheck>([
    { method: "DEAL_XG_ID", dealId: "FC1", lastName: "buyer" },
    { method: "PHONE", phoneType: "CELL_PHONE", phone: "5122345678", lastName: "BUYER" },
    { method: "EMAIL", email: "a@example.com", code: "123456" },
  ])("finds the order's own facts again by %o", (claim) => {
    expect(factorsOf(facts)).toContain(claimedFactor(claim));
  });

  it("is nothing without a last name but the address", () => {
    expect(factorsOf({ ...facts, lastName: undefined })).toEqual(["email|a@example.com"]);
    expect(factorsOf({ ...facts, lastName: "李" })).toHaveLength(3);
    expect(factorsOf({ ...facts, lastName: "-" })).toEqual(["email|a@example.com"]);
  });

  it("counts guesses by what stays the same while last names are tried", () => {
    const claim = { method: "DEAL_XG_ID", dealId: "FC1" } as const;
    expect(countedKey({ ...claim, lastName: "Smith" })).toBe(countedKey({ ...claim, lastName: "Jones" }));
  });
});
