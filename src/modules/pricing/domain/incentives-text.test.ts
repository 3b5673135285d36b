import { expect, test } from "vitest";
import { englishText } from "#platform/shared/text.ts";
import { incentivesText } from "./incentives-text.ts";

test("incentives say what is left of a price that does not have them yet", () => {
  expect(incentivesText({ priceCents: 5_163_500, incentivesCents: 200_000 }, englishText)).toBe(
    "$49,635 after $2,000 in incentives",
  );
});

test("without a price they are on offer", () => {
  expect(incentivesText({ priceCents: null, incentivesCents: 200_000 }, englishText)).toBe(
    "$2,000 in incentives available",
  );
});
