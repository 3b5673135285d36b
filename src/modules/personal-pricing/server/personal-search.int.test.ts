import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { ZipDirectory } from "#modules/places/server/zip-directory.ts";
import { parseSearchQuery } from "#modules/search-index/domain/search-query.ts";
import type { SearchView } from "#modules/search-index/domain/search-view.ts";
import { searchVehicles } from "#modules/vehicle-search/server/search-vehicles.ts";
import type { VehicleSearch } from "#modules/vehicle-search/server/vehicle-search.ts";
import { makeTestContext, type TestContext, type TestWorld } from "#tests/support/test-context.ts";
import { testReport } from "#tests/support/credit-request.ts";
import { insertTestRooftop } from "#tests/support/test-rooftop.ts";
import { testVehicleSearch } from "#tests/support/test-vehicle-search.ts";
import type { PersonalTerms } from "../domain/terms/personal-terms.ts";
import { softPullFacts } from "../domain/terms/soft-pull-facts.ts";
import { termsKey } from "../domain/terms/terms-key.ts";
import { termsOf } from "../domain/terms/terms-of.ts";
import { priceWith } from "../ui/terms/price-with.ts";
import { signTerms } from "./signed-terms.ts";
import { readPriceBook } from "./read-price-book.ts";
import { searchPersonally } from "./search-personally.ts";
import type { TermsContext } from "./terms-context.ts";

const CARS = 150;
const sample = (demoTenants[0] as (typeof demoTenants)[number]).config;

let world: TestWorld;
let search: VehicleSearch;
let ctx: TermsContext & TestContext;

beforeAll(async () => {
  const { lenders } = sample.config;
  world = await makeTestContext({ tenant: { config: { ...sample.config, lenders } } });
  for (const tenant of [world.ctx, world.otherTenantCtx]) await insertTestRooftop(tenant);
  await insertCars(world.ctx);
  search = testVehicleSearch(world);
  await search.start();
  const ports = { vehicleSearch: search, geo: await ZipDirectory.load() };
  ctx = { ...world.ctx, ...ports };
});

afterAll(async () => {
  await search.stop();
  await world.close();
});

/** Cheap and dear, young and old, with few miles and many: some that everybody finances and some that nobody does. */
async function insertCars({ db, tenantId, clock }: TestContext): Promise<void> {
  const rows = Array.from({ length: CARS }, (_, at) => ({
    tenant_id: tenantId,
    id: `veh_${at}`,
    identity_key: `id:veh_${at}`,
    rooftop_id: "austin",
    condition: (["new", "used", "certified"] as const)[at % 3] ?? "used",
    year: 2027 - (at % 14),
    make: at % 2 === 0 ? "Toyota" : "Honda",
    model: "Sample",
    mileage: (at * 7919) % 160_000,
    price_cents: at % 25 === 0 ? null : 500_000 + ((at * 104_729) % 9_000_000),
    features: [],
    source: "test",
    created_at: clock.now(),
    updated_at: clock.now(),
  }));
  await db.transaction((trx) => trx.insertInto("vehicle").values(rows).execute());
}

function terms(score: number, change: Partial<PersonalTerms> = {}): PersonalTerms {
  const report = testReport(score);
  const facts = softPullFacts({
    state: "TX",
    annualIncomeCents: 9_500_000,
    report,
    isOfAge: true,
    usesItin: false,
  });
  const { programs } = termsOf(ctx.tenant.config.lenders.programs, facts);
  const content = { state: "TX", zipCode: "78701", programs, asOf: today(), validUntil: "2099-12-31" };
  return { version: 1, key: termsKey(content), tenantId: ctx.tenantId, ...content, ...change };
}

const today = () => ctx.clock.now().toISOString().slice(0, 10);

async function ask(question: string, of: PersonalTerms, choices = {}): Promise<SearchView> {
  return viewOf(await searchPersonally(ctx, { query: question, terms: signTerms(ctx, of), choices }));
}

const viewOf = (json: Uint8Array) => JSON.parse(Buffer.from(json).toString()) as SearchView;

/** What a browser with these terms would show for a car. */
function priced(of: PersonalTerms, choices = {}) {
  const priceOf = priceWith({ terms: of, book: readPriceBook(ctx, of), choices });
  return (car: SearchView["vehicles"][number]) => priceOf(car)?.monthlyPaymentCents ?? null;
}

/** Every car as the ordinary search lists it. */
async function everyCar() {
  const pages = Array.from({ length: Math.ceil(CARS / 24) }, (_, at) => at + 1).map((page) =>
    searchVehicles(ctx, parseSearchQuery(new URLSearchParams({ page: String(page) }), "price-desc")),
  );
  return (await Promise.all(pages)).flatMap(({ vehicles }) => vehicles);
}

describe("searching by what one person would pay", () => {
  it.each([
    [780, {}],
    [690, { downPaymentCents: 800_000, termMonths: 48 }],
    [780, { lease: {} }],
    [780, { lease: { downPaymentCents: 400_000, termMonths: 24, annualMiles: 10_000 } }],
    [560, { trade: { allowanceCents: 300_000, payoffCents: 700_000, ownership: "FINANCED" } }],
  ])("sorts and filters all cars of score %i as its browser prices them", async (score, choices) => {
    const mine = terms(score);
    const paymentOf = priced(mine, choices);
    const byPayment = (await everyCar()).toSorted(
      (a, b) => (paymentOf(a) ?? Infinity) - (paymentOf(b) ?? Infinity) || (a.key < b.key ? -1 : 1),
    );
    const payments = byPayment.flatMap((car) => paymentOf(car) ?? []);
    expect(payments.length).toBeGreaterThan(10);
    expect(payments.length).toBeLessThan(CARS);
    const pages = [];
    for (let page = 1; page <= Math.ceil(CARS / 24); page += 1)
      pages.push(await ask(`sort=payment-asc&page=${page}`, mine, choices));
    expect(pages.flatMap(({ vehicles }) => vehicles.map(({ key }) => key))).toEqual(
      byPayment.map(({ key }) => key),
    );
    const most = Math.ceil((payments[Math.floor(payments.length / 2)] ?? 0) / 100);
    const filtered = await ask(`paymentMax=${most}`, mine, choices);
    expect(filtered.total).toBe(payments.filter((cents) => cents <= most * 100).length);
    expect(filtered.ranges.payment).toEqual({ min: payments[0], max: payments.at(-1) });
  });

  it("answers like the ordinary search where payments decide nothing", async () => {
    const query = "make=toyota&sort=mileage-asc&priceMax=40000";
    const mine = await ask(query, terms(780));
    const all = await searchVehicles(ctx, parseSearchQuery(new URLSearchParams(query), "price-desc"));
    const { payment: _, ...ranges } = mine.ranges;
    expect({ ...mine, ranges, sortOptions: [] }).toEqual({
      ...(JSON.parse(JSON.stringify(all)) as SearchView),
      ranges: expect.objectContaining({}),
      sortOptions: [],
    });
  });

  it("counts the facets that are asked for", async () => {
    const question = { query: "", terms: signTerms(ctx, terms(780)), choices: {} };
    const view = viewOf(await searchPersonally(ctx, { ...question, facets: ["make"] }));
    expect(view.facets.make.map(({ value }) => value)).toEqual(["honda", "toyota"]);
    expect(view.facets.model).toEqual([]);
  });

  it("prices again what has changed, and nothing else", async () => {
    const mine = terms(780);
    const [first] = (await ask("sort=payment-asc", mine)).vehicles;
    await world.ctx.db.transaction((trx) =>
      trx
        .updateTable("vehicle")
        .set({ price_cents: 8_000_000 })
        .where("tenant_id", "=", ctx.tenantId)
        .where("id", "=", first?.id ?? "")
        .execute(),
    );
    await search.applyNow(ctx.tenantId, [first?.id ?? ""]);
    const again = await ask("sort=payment-asc", mine);
    expect(again.vehicles[0]?.id).not.toBe(first?.id);
    await search.reload(ctx.tenantId);
    const reloaded = await ask("sort=payment-asc", mine);
    expect(reloaded.vehicles.map(({ id }) => id)).toEqual(again.vehicles.map(({ id }) => id));
  });

  it("takes no terms that this retailer did not sign, that were changed or that have run out", async () => {
    const mine = terms(780);
    const other = { ...world.otherTenantCtx };
    const [payload = "", signature = ""] = signTerms(ctx, mine).split(".");
    const forged = Buffer.from(
      JSON.stringify({ ...mine, programs: terms(850).programs.toReversed() }),
      "utf8",
    );
    const refused = [
      signTerms(other, mine),
      signTerms(other, { ...mine, tenantId: other.tenantId }),
      signTerms(ctx, { ...mine, tenantId: other.tenantId }),
      signTerms(ctx, { ...mine, validUntil: "2020-01-01" }),
      `${forged.toString("base64url")}.${signature}`,
      `${payload}.`,
      "",
      "ä".repeat(100),
    ];
    for (const token of refused)
      await expect(searchPersonally(ctx, { query: "", terms: token, choices: {} })).rejects.toMatchObject({
        kind: "invalid",
        details: { code: "search.termsNotValid" },
      });
  });

  it("ends after so many wishes an hour, and goes on with those it knows", async () => {
    const mine = terms(700, { asOf: "2026-01-02" });
    let refused: unknown = null;
    for (let cents = 0; refused === null && cents < 400; cents += 1)
      refused = await ask("", mine, { downPaymentCents: cents }).then(
        () => null,
        (error: unknown) => error,
      );
    expect(refused).toMatchObject({ kind: "limited", details: { code: "search.tooManyTerms" } });
    expect((await ask("", mine, { downPaymentCents: 0 })).total).toBe(CARS);
  });
});
