import { expect, it } from "vitest";
import { englishText } from "#platform/shared/texts/text.ts";
import { deliveryCostText } from "./delivery-cost.ts";

const fee = (feeCents: number) => ({ kind: "fee", feeCents, derivation: "" }) as const;

it("says that a fee is due when the car comes, where the contract has none", () => {
  expect(deliveryCostText(englishText, fee(64_066), 0)).toBe("Delivery is $640.66, due when we bring it.");
});

it("asks for no fee twice that the contract includes already", () => {
  const text = "Delivery is $640.66, and your contract already includes it.";
  expect(deliveryCostText(englishText, fee(64_066), 64_066)).toBe(text);
});

it("says what a place farther away costs beyond the contract", () => {
  const text = "Delivery is $700.00. Your contract includes $640.66 of it; $59.34 is due when we bring it.";
  expect(deliveryCostText(englishText, fee(70_000), 64_066)).toBe(text);
});

it("names no amount that a nearer place would cost, since the contract includes more", () => {
  const text = "Your contract already includes the delivery.";
  expect(deliveryCostText(englishText, fee(10_000), 64_066)).toBe(text);
  expect(deliveryCostText(englishText, { kind: "free", derivation: "" }, 64_066)).toBe(text);
});

it("says that a free delivery is included", () => {
  expect(deliveryCostText(englishText, { kind: "free", derivation: "" }, 0)).toBe("Delivery is included.");
});
