import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ComposedApp, makeComposedApp, OTHER_HOST } from "#tests/support/composed-app.ts";
import type { ComparisonView } from "./domain/comparison-view.ts";

/** The comparison over HTTP with everything wired as in the product. */
let app: ComposedApp;
let cars: { id: string; key: string; priceCents: number; condition: string }[];

beforeAll(async () => {
  app = await makeComposedApp();
  const answer = await app.call("/public/inventory/vehicles?availability=available&condition=used");
  cars = ((await answer.json()) as { vehicles: typeof cars }).vehicles.slice(0, 6);
}, 120_000);
afterAll(() => app.close());
afterEach(() => expect(app.errors).toEqual([]));

const keys = (...at: number[]) => at.map((index) => cars[index]!.key);
const compare = async (question: string, host?: string) => {
  const answer = await app.call(`/public/inventory/compare?${question}`, host === undefined ? {} : { host });
  expect(answer.status).toBe(200);
  return (await answer.json()) as ComparisonView;
};
const change = (at: number, availability: string) =>
  app.database.owner.query("update vehicle set availability = $2 where id = $1", [
    cars[at]!.id,
    availability,
  ]);

describe("A comparison", () => {
  it("shows what was asked for, in that order, each once, whatever names it", async () => {
    const { vehicles, gone, leftOut } = await compare(
      `vins=${keys(2, 0).join(",")},${cars[0]!.id}&add=${cars[1]!.key}`,
    );
    expect(vehicles.map(({ key }) => key)).toEqual(keys(2, 0, 1).filter((key) => key !== ""));
    expect([gone, leftOut]).toEqual([[], 0]);
  });

  it("takes four and says how many it left out", async () => {
    const { vehicles, leftOut } = await compare(`vins=${keys(0, 1, 2, 3, 4, 5).join(",")}`);
    expect([vehicles.length, leftOut]).toEqual([4, 2]);
  });

  it("sets sold, withdrawn and unknown vehicles apart (CMP-03)", async () => {
    await change(1, "Sold");
    await change(2, "Deleted");
    await change(3, "PendingSale");
    const { vehicles, gone } = await compare(`vins=${keys(0, 1, 2, 3).join(",")}`);
    expect(vehicles.map(({ key }) => key)).toEqual(keys(0, 3));
    expect(gone).toEqual([
      { key: cars[1]!.key, vehicle: expect.objectContaining({ make: expect.any(String) }) },
      { key: cars[2]!.key, vehicle: null },
    ]);
    for (const at of [1, 2, 3]) await change(at, "Available");
    expect((await compare("vins=no-such-vehicle")).gone).toEqual([{ key: "no-such-vehicle", vehicle: null }]);
  });

  it("knows no vehicle of another store", async () => {
    const { vehicles, gone } = await compare(`vins=${keys(0, 1).join(",")}`, OTHER_HOST);
    expect(vehicles).toEqual([]);
    expect(gone).toHaveLength(2);
  });

  it("of nothing is empty", async () => {
    expect(await compare("")).toMatchObject({ vehicles: [], gone: [], leftOut: 0 });
  });
});

describe("Its payments", () => {
  it("agree to the cent with the calculator's call, at the same terms for all", async () => {
    const { vehicles, terms } = await compare(`vins=${keys(0, 1).join(",")}&down=5000&term=60&zip=78701`);
    expect(terms).toMatchObject({ downPaymentCents: 500_000, termMonths: 60, zip: "78701", zipError: null });
    for (const { priceCents, incentivesCents, condition, mileage, finance } of vehicles) {
      const answer = await app.call("/public/pricing/estimate", {
        method: "POST",
        body: {
          priceCents,
          incentivesCents,
          condition,
          mileage,
          downPaymentCents: 500_000,
          termMonths: 60,
          zip: "78701",
        },
      });
      expect(await answer.json()).toMatchObject({ kind: "estimated", ...finance });
    }
  });

  it("hold a total in cash with taxes and fees, and none that would be the price once more", async () => {
    const known = (await compare(`vins=${keys(0).join(",")}&zip=78701`)).vehicles[0]!;
    const { priceCents, incentivesCents, condition, make, rooftop } = known;
    const query = new URLSearchParams({
      zip: "78701",
      price: (priceCents! / 100).toFixed(2),
      condition,
      make,
      dealershipId: rooftop.id,
    });
    const fees = (await (await app.call(`/public/pricing/fees?${query}`)).json()) as { totalCents: number };
    expect(fees.totalCents).toBeGreaterThan(0);
    expect(known.cashTotalCents).toBe(priceCents! - incentivesCents + fees.totalCents);
    expect((await compare(`vins=${keys(0).join(",")}`)).vehicles[0]!.cashTotalCents).toBeNull();
  });

  it("use the retailer's terms where the address says nothing that can be used", async () => {
    const plain = await compare(`vins=${keys(0).join(",")}`);
    const odd = await compare(`vins=${keys(0).join(",")}&down=-1&term=47&zip=abc`);
    expect(odd).toEqual(plain);
    expect(plain.terms).toMatchObject({ downPaymentCents: 250_000, termMonths: 48, zip: null });
  });

  it("say why a zip is not used (MSG-25), and that terms are not possible", async () => {
    const { terms, vehicles } = await compare(`vins=${keys(0).join(",")}&zip=00000&down=999999`);
    expect(terms).toMatchObject({
      zip: null,
      zipError: "Sorry, we're unable to locate the zip code you provided. Please try again.",
    });
    expect(vehicles[0]!.finance).toBeNull();
  });
});
