import { describe, expect, test } from "vitest";
import { englishText } from "#platform/shared/texts/text.ts";
import { accountCode, accountWords } from "./payment-account.ts";

describe("A card or bank account", () => {
  test.each([
    ["card", "Visa", "4242", "card:Visa:4242", "Visa ending in 4242"],
    ["card", null, "4242", "card::4242", "Card ending in 4242"],
    [
      "bank",
      "First Harbor Bank",
      "6789",
      "bank:First Harbor Bank:6789",
      "First Harbor Bank account ending in 6789",
    ],
    ["bank", "Bank: of Ohio", "6789", "bank:Bank: of Ohio:6789", "Bank: of Ohio account ending in 6789"],
    ["bank", null, "6789", "bank::6789", "Bank account ending in 6789"],
    ["bank", "First Harbor Bank", null, "bank:First Harbor Bank:", "First Harbor Bank"],
    ["bank", null, null, "bank::", "your bank account"],
  ] as const)("%s %s %s is stored as %s%s and shown in words", (kind, name, ending, code, words) => {
    expect(accountCode({ kind, name, ending })).toBe(code);
    expect(accountWords(englishText, code)).toBe(words);
  });

  test.each([
    "Visa ending in 4242",
    "Card ending in 4242",
    "Bank account ending in 6789",
    "First Harbor Bank account ending in 6789",
    "something else",
    "",
  ])("of an earlier release reads as it did: %s", (stored) => {
    expect(accountWords(englishText, stored)).toBe(stored);
  });
});
