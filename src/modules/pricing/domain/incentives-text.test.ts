import { expect, test } from "vitest";
import { englishText } from "#platform/shared/texts/text.ts";
import { incentivesText } from "./incentives-text.ts";

test("incentives say how the price that is paid came about", () => {
  expect(incentivesText({ priceCents: 5_163_500, incentivesCents: 200_000 }, englishText)).toBe(
    "$51,635 less $2,000 in incentives",
  );
});

test("without a price they are on offer", () => {
  expect(incentivesText({ priceCents: null, incentivesCents: 200_000 }, englishText)).toBe(
    "$2,000 in incentives available",
  );
});
