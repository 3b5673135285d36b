import { expect, it } from "vitest";
import { isOrderOver } from "./is-order-over.ts";

it.each([
  ["DELIVERED", true],
  ["DELIVERED_NO_RETURN", true],
  ["CANCELED", true],
  ["SOLD", false],
  ["OFFRAMP", false],
  ["SUBMITTED", false],
] as const)("An order that is %s is over: %s", (status, expected) => {
  expect(isOrderOver(status)).toBe(expected);
});
