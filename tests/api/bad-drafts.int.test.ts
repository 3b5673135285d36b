import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeComposedApp, type ComposedApp } from "#tests/support/composed-app.ts";
import { expectSound } from "./expect-sound.ts";
import { hostileValue, NASTY_TEXTS } from "./hostile-values.ts";

let app: ComposedApp;
beforeAll(async () => {
  app = await makeComposedApp();
}, 120_000);
afterAll(() => app.close());

const typed = fc.oneof(hostileValue, fc.constantFrom(...NASTY_TEXTS));
const FIELDS = ["firstName", "lastName", "email", "phone", "addressLine1", "city", "state", "zipCode"];
const buyer = fc.record(Object.fromEntries(FIELDS.map((field) => [field, typed])), { requiredKeys: [] });
const anyDraft = fc.record({ buyer, zipCode: typed, deliveryOption: typed }, { requiredKeys: [] });

async function draftOrder(headers: Record<string, string>): Promise<string> {
  const listed = await app.call("/public/inventory/vehicles?sort=price-asc&availability=Available");
  const { vehicles } = (await listed.json()) as { vehicles: { id: string }[] };
  const body = { vehicleKey: vehicles[0]!.id };
  const made = await app.call("/api/commerce/orders", { method: "POST", headers, body });
  return ((await made.json()) as { orderNumber: string }).orderNumber;
}

describe("A real draft", () => {
  it("survives details of any shape, is never submitted with them, and keeps what was typed", async () => {
    const headers = await app.signIn();
    const address = `/api/commerce/orders/${await draftOrder(headers)}`;
    await fc.assert(
      fc.asyncProperty(anyDraft, async (body) => {
        const what = JSON.stringify(body).slice(0, 300);
        await expectSound(await app.call(address, { method: "PATCH", headers, body }), what);
        const submit = { method: "POST", headers, body: { acceptedTerms: true } };
        const { status, envelope } = await expectSound(await app.call(`${address}/submit`, submit), what);
        expect(status).toBe(400);
        expect(Object.keys(envelope!["fields"] as object)).not.toEqual([]);
      }),
      { numRuns: 150 },
    );
    const city = "\u{1F697} <b>O'Neil</b> \\u0041 \u202E";
    await app.call(address, { method: "PATCH", headers, body: { buyer: { city } } });
    const read = (await (await app.call(address, { headers })).json()) as { buyer: { city: string } };
    expect(read.buyer.city).toBe(city);
    expect(app.errors).toEqual([]);
  });
});
