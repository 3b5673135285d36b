import { expect, test } from "vitest";
import { formatPhone } from "./format-phone.ts";

test.each([
  ["5125550100", "(512) 555-0100"],
  ["+1 512.555.0100", "(512) 555-0100"],
  ["512555", "(512) 555"],
  ["51", "51"],
])("%s is written %s", (given, written) => {
  expect(formatPhone(given)).toBe(written);
});
