import { expect, it } from "vitest";
import { kbbIndicatorOf } from "./feed-values.ts";

it.each([
  ["Great Price", "great"],
  ["GOOD", "good"],
  [" fair price ", "fair"],
  ["Overpriced", null],
  ["greatest", null],
  ["", null],
])("reads a price guide's %j as %s (VEH-23)", (raw, expected) => expect(kbbIndicatorOf(raw)).toBe(expected));
