import { describe, expect, it } from "vitest";
import { chargeState } from "./charge-state.ts";

const base = { status: "PAYMENT_FAILED", isReturned: false, wasReceived: false, failureCode: null } as const;

describe("What became of a charge", () => {
  it.each([
    ["bank money on its way", { status: "PAYMENT_PENDING" }, "on-its-way"],
    ["a hold", { status: "PAYMENT_HOLD" }, "being-checked"],
    ["a captured deposit", { status: "PAYMENT_CAPTURED", wasReceived: true }, "received"],
    ["a paid balance", { status: "FULLY_PAID", wasReceived: true }, "received"],
    ["a declined card", { failureCode: "declined" }, "not-charged"],
    ["a hold that was let go", { failureCode: "canceled" }, "released"],
    [
      "money that the bank took back",
      { failureCode: "returned", wasReceived: true, isReturned: true },
      "returned",
    ],
    ["money that came late and goes back", { failureCode: "declined", wasReceived: true }, "received"],
  ] as const)("%s", (_what, change, state) => {
    expect(chargeState({ ...base, ...change })).toBe(state);
  });
});
