import { describe, expect, it } from "vitest";
import { DEFAULT_DELIVERY_FEE_RULES, quoteDelivery } from "./delivery-fee.ts";

describe("The delivery fee (OP-44, DLV-06)", () => {
  it.each([
    [0, { kind: "free" }],
    [50, { kind: "free" }],
    [51, { kind: "fee", feeCents: 150 }],
    [60.5, { kind: "fee", feeCents: 1575 }],
    [500, { kind: "fee", feeCents: 67_500 }],
    [500.1, { kind: "out-of-range" }],
  ])("%d miles: %j", (miles, expected) => {
    expect(quoteDelivery(miles, DEFAULT_DELIVERY_FEE_RULES)).toEqual(expected);
  });
});
