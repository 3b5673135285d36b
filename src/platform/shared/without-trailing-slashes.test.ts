import { expect, test } from "vitest";
import { withoutTrailingSlashes } from "./without-trailing-slashes.ts";

test.each([
  ["/progress/x/payment/card//", "/progress/x/payment/card"],
  ["/progress", "/progress"],
  ["a//b/", "a//b"],
  ["/", ""],
  ["", ""],
  [`${"/".repeat(15_000)}x`, `${"/".repeat(15_000)}x`],
  ["/".repeat(15_000), ""],
])("%#", (path, expected) => expect(withoutTrailingSlashes(path)).toBe(expected));
