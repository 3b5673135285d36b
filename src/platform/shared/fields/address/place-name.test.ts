import { describe, expect, it } from "vitest";
import { samePlaceName } from "./place-name.ts";

describe("a city", () => {
  it.each([
    ["Saint Louis", "st. louis"],
    ["Fort Worth", "FT WORTH"],
    ["Coeur d'Alene", "Coeur D Alene"],
    ["Winston-Salem", "winston salem"],
    ["Cañon City", "Canon City"],
    ["Mount Vernon", "Mt Vernon"],
  ])("is %s and %s alike", (one, other) => {
    expect(samePlaceName(one, other)).toBe(true);
  });

  it.each([
    ["Austin", "Dallas"],
    ["Austin", ""],
    ["Springfield", "West Springfield"],
  ])("is not %s and %s at once", (one, other) => {
    expect(samePlaceName(one, other)).toBe(false);
  });
});
