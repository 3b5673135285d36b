import { describe, expect, it } from "vitest";
import { factorsOf, plainLastName } from "./signer-factors.ts";

describe("What a signer is recognized by", () => {
  it.each([
    ["O’Neil-Smith", "oneil smith"],
    ["GARCÍA", "garcia"],
    [" de  la Cruz ", "DeLaCruz"],
  ])("treats %s and %s as one name", (one, other) => {
    expect(plainLastName(one)).toBe(plainLastName(other));
  });

  const facts = { dealIds: ["FC1"], lastName: "Buyer", phone: "(512) 234-5678", email: "A@example.com" };

  it("is nothing without a last name but the address", () => {
    expect(factorsOf({ ...facts, lastName: undefined })).toEqual(["email|a@example.com"]);
    expect(factorsOf({ ...facts, lastName: "李" })).toHaveLength(3);
    expect(factorsOf({ ...facts, lastName: "-" })).toEqual(["email|a@example.com"]);
  });
});
