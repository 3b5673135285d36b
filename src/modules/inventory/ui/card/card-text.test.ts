import { expect, test } from "vitest";
import { cardText, readCardText, type CardVehicle } from "./card-text.ts";

const vehicle: CardVehicle = {
  id: "v1",
  key: "1HGCM82633A004352",
  type: "CPO",
  year: 2022,
  make: "Toyota",
  model: 'RAV4 "</script>"',
  trim: null,
  bodyStyle: "suv",
  fuel: "hybrid",
  color: { name: "Ice Cap", family: "white", hex: "#ffffff" },
  image: null,
  mileage: 0,
  distance: null,
  dealershipId: "rooftop-1",
  dealershipPlace: "Austin, TX",
  priceCents: 2_500_000,
  msrpCents: null,
  incentivesCents: 0,
  estimatedPayment: null,
  stockLabel: null,
  onlineExclusive: false,
  kbbPriceIndicator: "good",
  priceDropCents: 50_000,
  priceBelowPercent: 9,
  arrivalEnds: 498_773,
  pendingSale: false,
  sold: false,
};

test("a card's text says everything the card shows", () => {
  expect(readCardText(cardText(vehicle))).toEqual(vehicle);
});

test("fields that no card shows are not sent", () => {
  const text = cardText({ ...vehicle, stockNumber: "S-4711" } as CardVehicle);
  expect(text).not.toContain("S-4711");
});

test("a change of price or availability is another text", () => {
  const texts = [vehicle, { ...vehicle, priceCents: 1 }, { ...vehicle, pendingSale: true }].map(cardText);
  expect(new Set(texts).size).toBe(3);
});
