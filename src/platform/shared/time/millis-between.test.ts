import { expect, it } from "vitest";
import { millisBetween } from "./millis-between.ts";

it("Says how far apart two instants are, in both directions and across offsets", () => {
  const [one, other] = ["2026-11-21T12:00:00.004Z", "2026-11-21T12:00:01.000Z"];
  expect([millisBetween(one, other), millisBetween(other, one)]).toEqual([996, 996]);
  expect(millisBetween("2026-11-21T12:00:00Z", "2026-11-21T06:00:00-06:00")).toBe(0);
});
