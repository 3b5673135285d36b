import { expect, test } from "vitest";
import { englishText } from "../texts/text.ts";
import { waitText } from "./wait-text.ts";

test.each([
  [1, "a minute"],
  [60, "a minute"],
  [61, "2 minutes"],
  [720, "12 minutes"],
  [3540, "59 minutes"],
  [3541, "an hour"],
  [3600, "an hour"],
  [3601, "2 hours"],
  [86_400, "24 hours"],
])("%s seconds are %s", (seconds, said) => {
  expect(waitText(seconds, englishText)).toBe(said);
});
