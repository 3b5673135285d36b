import { expect, test } from "vitest";
import { englishText } from "#platform/shared/texts/text.ts";
import { shippingText } from "./delivery-terms.ts";

const terms = { freeRadiusMiles: 50, perMile: 1.5, maxMiles: 500 };

test.each([
  [null, "Free delivery within 50 miles"],
  [50, "Free delivery"],
  [150, "Delivery about $150"],
  [501, "Pickup, or call for a delivery quote"],
])("%s miles away: %s", (distance, text) => expect(shippingText(terms, distance, englishText)).toBe(text));

test("A retailer that always asks for a fee promises nothing free", () =>
  expect(shippingText({ ...terms, freeRadiusMiles: 0 }, null, englishText)).toBe("Delivery available"));
