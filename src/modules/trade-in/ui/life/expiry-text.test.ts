import { expect, test } from "vitest";
import { englishText as t } from "#platform/shared/texts/text.ts";
import { expiryText } from "./expiry-text.ts";

const expiresAt = "2026-12-02T18:00:00.000Z";
const standing = { decision: "AVAILABLE", expiresAt } as const;
const at = (time: string): number => Date.parse(time);

test("An offer is not mentioned while there is time, or where there is none", () => {
  expect(expiryText(t, standing, at("2026-11-27T18:00:00.000Z"))).toBeNull();
  expect(expiryText(t, { decision: "PENDING", expiresAt: null }, 0)).toBeNull();
});

test("Its last two days are told, and that it has ended", () => {
  expect(expiryText(t, standing, at("2026-11-30T18:00:00.000Z"))).toBe("Your trade-in offer ends in 2 days.");
  expect(expiryText(t, standing, at("2026-12-02T12:00:00.000Z"))).toBe(
    "Your trade-in offer ends within a day.",
  );
  expect(expiryText(t, { decision: null, expiresAt }, 0)).toBe("Your trade-in offer has ended.");
});
