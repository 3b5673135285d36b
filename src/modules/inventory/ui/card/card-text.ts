import type { VehicleCardView } from "../../domain/vehicle-view.ts";

/** What a card shows or is priced by; documents carry it for every card, so nothing else is in it. */
const FIELDS = [
  "id",
  "key",
  "type",
  "year",
  "make",
  "model",
  "trim",
  "bodyStyle",
  "fuel",
  "color",
  "image",
  "mileage",
  "distance",
  "dealershipId",
  "dealershipPlace",
  "priceCents",
  "msrpCents",
  "incentivesCents",
  "estimatedPayment",
  "stockLabel",
  "onlineExclusive",
  "kbbPriceIndicator",
  "priceDropCents",
  "priceBelowPercent",
  "arrivalEnds",
  "pendingSale",
  "sold",
] as const satisfies readonly (keyof VehicleCardView)[];

export type CardVehicle = Pick<VehicleCardView, (typeof FIELDS)[number]>;

/** Cards of the index live until their vehicle changes, so each is written once. */
const written = new WeakMap<CardVehicle, string>();

/**
 * A card's vehicle as one text: the router encodes a string much faster than an object, and equal texts are equal
 * cards, by which the server finds markup that it has written before.
 */
export function cardText(vehicle: CardVehicle): string {
  const known = written.get(vehicle);
  if (known !== undefined) return known;
  const text = JSON.stringify(FIELDS.map((field) => vehicle[field]));
  written.set(vehicle, text);
  return text;
}

/** The vehicle of a `cardText`. */
export function readCardText(text: string): CardVehicle {
  const values = JSON.parse(text) as readonly unknown[];
  const vehicle: Partial<Record<keyof CardVehicle, unknown>> = {};
  for (let at = 0; at < FIELDS.length; at += 1) vehicle[FIELDS[at] as keyof CardVehicle] = values[at];
  return vehicle as CardVehicle;
}
