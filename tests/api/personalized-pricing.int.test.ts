import { afterAll, beforeAll, expect, test } from "vitest";
import type { PersonalPricing, PersonalVehicle } from "#modules/pricing/domain/personal-pricing.ts";
import type { PersonalTerms } from "#modules/personal-pricing/domain/terms/personal-terms.ts";
import type { PriceBook } from "#modules/personal-pricing/domain/terms/price-book.ts";
import { priceWith } from "#modules/personal-pricing/ui/terms/price-with.ts";
import { makeComposedApp, OTHER_HOST, type ComposedApp } from "#tests/support/composed-app.ts";
import { preQualify } from "#tests/support/pre-qualify.ts";

const PATH = "/api/pricing/personalized";

interface Answer {
  readonly pricingKind: string;
  readonly vehicles: readonly { readonly vehicle: string; readonly pricing: PersonalPricing | null }[];
}

type Headers = Record<string, string>;

let app: ComposedApp;
let headers: Headers;
let cars: readonly (PersonalVehicle & { readonly key: string })[];

beforeAll(async () => {
  app = await makeComposedApp();
  const search = await app.call("/public/inventory/vehicles?sort=price-asc");
  ({ vehicles: cars } = (await search.json()) as { vehicles: typeof cars });
  headers = await qualified();
}, 120_000);
afterAll(() => app.close());

async function price(who: Headers, body: object): Promise<Answer> {
  const answer = await app.call(PATH, { method: "POST", headers: who, body });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
}

/** Signs in, pre-qualifies, and keeps the result in the account. */
async function qualified(): Promise<Headers> {
  const signedIn = await app.signIn();
  const { capability } = await preQualify(app.call, { lastName: "Rivers", phone: "5124214780" });
  const claim = { method: "POST", headers: signedIn, body: { capability } };
  expect((await app.call("/api/prequalification/claim", claim)).status).toBe(200);
  return signedIn;
}

/** What the account's own browser shows. */
async function browserOf(choices: object) {
  const status = await app.call("/api/prequalification/status", { headers });
  const { terms: signed } = (await status.json()) as { terms: string };
  const payload = Buffer.from(signed.split(".")[0] ?? "", "base64url").toString();
  const terms = JSON.parse(payload) as PersonalTerms;
  const book = await app.call(`/public/prequalification/price-book?state=${terms.state}`);
  return priceWith({ terms, book: (await book.json()) as PriceBook, choices });
}

test("An account that pre-qualified is told what its browser shows, to the cent", async () => {
  const choices = { downPaymentCents: 3_000_00, termMonths: 60 };
  const asked = cars.slice(0, 12);
  const { pricingKind, vehicles } = await price(headers, {
    vehicles: [asked[1]!.id, "nothing", ...asked.map(({ key }) => key)],
    choices,
  });
  expect(pricingKind).toBe("Personalized");
  const inTheBrowser = await browserOf(choices);
  const byKey = new Map(vehicles.map(({ vehicle, pricing }) => [vehicle, pricing]));
  expect([...byKey.keys()].toSorted()).toEqual(asked.map(({ key }) => key).toSorted());
  for (const car of asked) expect(byKey.get(car.key)).toEqual(JSON.parse(JSON.stringify(inTheBrowser(car))));
  expect(vehicles.some(({ pricing }) => pricing?.lenderQualified != null)).toBe(true);
});

test("Another down payment is another payment", async () => {
  const [car] = cars.slice(6);
  const at = async (downPaymentCents: number) =>
    (await price(headers, { vehicles: [car!.key], choices: { downPaymentCents } })).vehicles[0]?.pricing
      ?.monthlyPaymentCents ?? 0;
  expect(await at(4_000_00)).toBeLessThan(await at(1_000_00));
});

test("An account without a result is told of no price, and a visitor of nothing", async () => {
  const unqualified = await app.signIn({ email: "second.buyer@example.com" });
  const key = cars[0]!.key;
  const none = { pricingKind: "None", vehicles: [{ vehicle: key, pricing: null }] };
  expect(await price(unqualified, { vehicles: [key] })).toEqual(none);
  expect((await app.call(PATH, { method: "POST", body: { vehicles: [key] } })).status).toBe(401);
});

test("A result counts at its own store, and a question names at least one car and at most two pages", async () => {
  const there = await app.call(PATH, {
    method: "POST",
    host: OTHER_HOST,
    headers,
    body: { vehicles: [cars[0]!.key] },
  });
  expect(there.status).toBe(401);
  for (const vehicles of [[], Array.from({ length: 49 }, (_, at) => `car-${at}`)])
    expect((await app.call(PATH, { method: "POST", headers, body: { vehicles } })).status).toBe(400);
});
