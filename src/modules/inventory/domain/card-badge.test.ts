import { expect, test } from "vitest";
import { areArrivalsNews, arrivalEnds, priceBadge } from "./card-badge.ts";

const priced = { priceCents: 2_000_000, priceDropCents: null, priceBelowPercent: null };

test("a card tells how its price compares before it tells what the car cost", () => {
  expect(priceBadge({ ...priced, priceBelowPercent: 9, priceDropCents: 500_000 })).toBe("great");
  expect(priceBadge({ ...priced, priceBelowPercent: 5, priceDropCents: 500_000 })).toBe("good");
  expect(priceBadge({ ...priced, priceBelowPercent: 1, priceDropCents: 500_000 })).toBe("drop");
  expect(priceBadge(priced)).toBeNull();
});

test("a price drop is news from two percent of the price before on", () => {
  expect(priceBadge({ ...priced, priceCents: 1_960_000, priceDropCents: 40_000 })).toBe("drop");
  expect(priceBadge({ ...priced, priceCents: 1_960_100, priceDropCents: 39_900 })).toBeNull();
});

test("a car without a price says nothing about it", () => {
  expect(priceBadge({ priceCents: null, priceDropCents: 500_000, priceBelowPercent: 20 })).toBeNull();
});

test("arrivals are news unless most of the stock came at once", () => {
  expect(areArrivalsNews(0, 100)).toBe(false);
  expect(areArrivalsNews(20, 100)).toBe(true);
  expect(areArrivalsNews(21, 100)).toBe(false);
});

test("an arrival is over at the next midnight where the car stands, also on the days when clocks change", () => {
  const ends = (at: string, zone: string) =>
    new Date(arrivalEnds(Date.parse(at), zone) * 3_600_000).toISOString();
  expect(ends("2026-11-26T04:59:00Z", "America/New_York")).toBe("2026-11-26T05:00:00.000Z");
  expect(ends("2026-11-26T05:00:00Z", "America/New_York")).toBe("2026-11-27T05:00:00.000Z");
  expect(ends("2026-11-26T05:00:00Z", "America/Los_Angeles")).toBe("2026-11-26T08:00:00.000Z");
  expect(ends("2026-03-08T12:00:00Z", "America/New_York")).toBe("2026-03-09T04:00:00.000Z");
});
