import { afterAll, beforeAll, expect, it } from "vitest";
import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import { milesBetween } from "#modules/places/domain/geo-distance.ts";
import { estimateDeal } from "#modules/pricing/domain/deal-estimate.ts";
import { type DealChoices, type DealInput } from "#modules/pricing/domain/deal-input.ts";
import { DEAL_TYPES } from "#modules/worksheet/domain/terms/deal-parts.ts";
import type { QuoteView } from "#modules/fulfillment/ui/fulfillment-view.ts";
import type { DealRules } from "#modules/worksheet/domain/terms/deal-rules.ts";
import type { PlaceRules } from "#modules/worksheet/domain/state-rules/place-rules.ts";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";

interface Line {
  readonly code: string;
  readonly amountCents: number;
}

let app: ComposedApp;
let rules: DealRules;
beforeAll(async () => {
  app = await makeComposedApp();
  rules = await get<DealRules>("/public/pricing/rules");
}, 120_000);
afterAll(() => app.close());

async function get<T>(address: string): Promise<T> {
  return (await (await app.call(address)).json()) as T;
}

/** What the calculator of a browser gathers for a vehicle and a zip. */
async function gathered(vehicle: VehicleDetailsView, zip: string): Promise<Omit<DealInput, "choices">> {
  const fees = await get<{ rules: PlaceRules }>(
    `/public/pricing/fees?zip=${zip}&condition=${vehicle.condition}`,
  );
  const { quote } = await get<{ quote: { kind: string; feeCents?: number; derivation?: string } }>(
    `/public/fulfillment/quote?zip=${zip}&rooftopId=${vehicle.dealershipId}`,
  );
  return {
    vehicle,
    place: fees.rules,
    delivery:
      quote.kind === "out-of-range"
        ? null
        : { feeCents: quote.feeCents ?? 0, derivation: quote.derivation ?? "" },
  };
}

async function vehicles(question: string): Promise<readonly VehicleDetailsView[]> {
  const found = await get<{ vehicles: { id: string; availability: string }[] }>(
    `/public/inventory/vehicles?${question}`,
  );
  const some = found.vehicles.filter(({ availability }) => availability === "Available").slice(0, 2);
  return Promise.all(some.map(({ id }) => get<VehicleDetailsView>(`/public/inventory/vehicles/${id}`)));
}

it("The calculator's cash price is what checkout asks, line by line and to the cent", async () => {
  const headers = await app.signIn();
  for (const question of ["condition=new&sort=price-desc", "condition=used&sort=price-asc"]) {
    for (const vehicle of await vehicles(question)) {
      // Near enough to be delivered whichever rooftop has it, and never the dealer's own.
      const zip = { TX: "77002", CA: "94203", OH: "44101", FL: "32801" }[vehicle.rooftop.state] ?? "77002";
      const input = await gathered(vehicle, zip);
      const made = await app.call("/api/commerce/orders", {
        method: "POST",
        headers,
        body: { vehicleKey: vehicle.id },
      });
      const { orderNumber } = (await made.json()) as { orderNumber: string };
      const choices = { type: "cash" } as const;
      for (const deliveryOption of ["PICKUP", "DELIVERY"]) {
        const saved = await app.call(`/api/commerce/orders/${orderNumber}`, {
          method: "PATCH",
          headers,
          body: { zipCode: zip, deliveryOption },
        });
        expect(saved.status, await saved.clone().text()).toBe(200);
        const { order } = (await saved.json()) as {
          order: { receipt: { lines: readonly Line[]; amountDueCents: number } };
        };
        const delivery = deliveryOption === "DELIVERY" ? input.delivery : null;
        const deal = estimateDeal(rules, { ...input, delivery, choices });
        if (deal.kind !== "cash") throw new Error(deal.kind);
        const amounts = (lines: readonly Line[]) =>
          lines
            .filter(({ amountCents }) => amountCents !== 0)
            .map(({ code, amountCents }) => ({ code, amountCents }));
        expect(amounts(deal.lines)).toEqual(amounts(order.receipt.lines));
        expect(deal.amountDueCents).toBe(order.receipt.amountDueCents);
      }
      await app.call(`/api/commerce/orders/${orderNumber}`, { method: "DELETE", headers });
    }
  }
}, 60_000);

it("What the browser works out is what the call answers, for every way to pay", async () => {
  const [vehicle] = await vehicles("condition=new&sort=price-asc");
  if (vehicle === undefined) throw new Error("no new vehicle");
  const input = await gathered(vehicle, "78701");
  const others: Partial<DealChoices>[] = [{}, { creditTier: "fair", tradeValueCents: 900_000 }];
  for (const type of DEAL_TYPES) {
    for (const other of others) {
      const choices = { type, ...other };
      const asked = { ...input, choices, place: other.tradeValueCents === undefined ? input.place : null };
      const answered = await app.call("/public/pricing/deal", {
        method: "POST",
        body: {
          vehicle,
          choices,
          ...(asked.place && { zip: "78701" }),
          ...(input.delivery && { delivery: input.delivery }),
        },
      });
      expect(await answered.json()).toEqual(JSON.parse(JSON.stringify(estimateDeal(rules, asked))));
    }
  }
});

it("A quote says between which places it counted, from the rooftop that was named or the nearest", async () => {
  const { rooftops } = await get<{ rooftops: { id: string; latitude: number; longitude: number }[] }>(
    "/public/inventory/rooftops",
  );
  const quotes = await Promise.all(
    rooftops.map(async ({ id, latitude, longitude }) => {
      const quote = await get<QuoteView>(`/public/fulfillment/quote?zip=78701&rooftopId=${id}`);
      expect(quote.way.from).toEqual({ latitude, longitude });
      expect(milesBetween(quote.way.from, quote.way.to)).toBeCloseTo(quote.miles, 0);
      return quote;
    }),
  );
  expect(quotes.length).toBeGreaterThan(1);
  const nearest = await get<QuoteView>("/public/fulfillment/quote?zip=78701");
  expect(nearest.miles).toBe(Math.min(...quotes.map(({ miles }) => miles)));
  expect(nearest.way).toEqual(quotes.find(({ miles }) => miles === nearest.miles)?.way);
});
