import { expect, test } from "vitest";
import { amountDetail, readAmountDetail } from "./history-amount.ts";

test.each([
  [{ amountCents: 2_500_000, on: "2026-11-20" }, "2500000 2026-11-20"],
  [{ amountCents: 2_500_000, on: null }, "2500000"],
  [{ amountCents: null, on: "2026-11-20" }, "2026-11-20"],
  [{ amountCents: null, on: null }, null],
])("the amount and day of an entry are read as they were kept: %o", (amount, detail) => {
  expect(amountDetail(amount)).toBe(detail);
  expect(readAmountDetail(detail)).toEqual(amount);
});

test("what is no amount is none", () => {
  expect(readAmountDetail("DriversLicense")).toEqual({ amountCents: null, on: null });
});
