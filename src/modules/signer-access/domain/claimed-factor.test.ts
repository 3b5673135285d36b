import { describe, expect, it } from "vitest";
import { factorsOf } from "#modules/contracting/domain/signer-factors.ts";
import { claimedFactor, countedKey } from "./claimed-factor.ts";
import type { SignerCheck } from "./signer-check-schema.ts";

describe("What somebody claims to be recognized by", () => {
  const facts = { dealIds: ["FC1"], lastName: "Buyer", phone: "(512) 234-5678", email: "A@example.com" };

  it.each<SignerCheck>([
    { method: "DEAL_XG_ID", dealId: "FC1", lastName: "buyer" },
    { method: "PHONE", phoneType: "CELL_PHONE", phone: "5122345678", lastName: "BUYER" },
    { method: "EMAIL", email: "a@example.com", code: "123456" },
  ])("finds the order's own facts again by %o", (claim) => {
    expect(factorsOf(facts)).toContain(claimedFactor(claim));
  });

  it("counts guesses by what stays the same while last names are tried", () => {
    const claim = { method: "DEAL_XG_ID", dealId: "FC1" } as const;
    expect(countedKey({ ...claim, lastName: "Smith" })).toBe(countedKey({ ...claim, lastName: "Jones" }));
  });
});
