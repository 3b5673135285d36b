import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoRooftops } from "#database/seed/tenants/demo-data.ts";
import { demoTenants } from "#database/seed/tenants/demo-tenants.ts";
import { contentPage } from "#modules/content/domain/content-page-view.ts";
import { AVAILABILITIES, CONDITIONS, DRIVETRAINS } from "#modules/inventory/domain/vehicle.ts";
import type { VehicleDetailsView } from "#modules/inventory/domain/vehicle-view.ts";
import type { TenantConfig } from "#modules/tenancy/domain/tenant-config-schema.ts";
import { breadcrumbJsonLd } from "./breadcrumb-json-ld.ts";
import { dealersJsonLd } from "./dealer-json-ld.ts";
import { faqJsonLd } from "./faq-json-ld.ts";
import { markupProblems } from "#tests/support/markup-problems.ts";
import { MARKUP_RULES } from "./search-rules-data.ts";
import { resultsJsonLd } from "./results-json-ld.ts";
import { storeJsonLd } from "./store-json-ld.ts";
import { vehicleJsonLd } from "./vehicle-json-ld.ts";

const ORIGIN = "https://cars.example.com";
const canonical = `${ORIGIN}/vehicles/1HGCM82633A004352`;
const SOUND = { errors: [], warnings: [] };
const [rooftop] = demoRooftops;

const vehicle = {
  key: "1HGCM82633A004352",
  vin: "1HGCM82633A004352",
  stockNumber: "A1",
  condition: "used",
  year: 2022,
  make: "Toyota",
  model: "RAV4",
  trim: "XLE",
  bodyStyle: "suv",
  drivetrain: "awd",
  fuel: "hybrid",
  transmission: "cvt",
  engine: "2.5 L 4-cylinder",
  doors: 4,
  mileage: 23_410,
  priceCents: 2_899_000,
  color: { name: "Ice Cap", family: "white", hex: "#ffffff" },
  interiorColor: "Black",
  availability: "Available",
  photos: [],
  description: "One owner.",
  rooftop,
} as unknown as VehicleDetailsView;

const checked = (changes: Partial<VehicleDetailsView>) =>
  markupProblems(
    vehicleJsonLd({ ...vehicle, ...changes }, { canonical, returnDays: 5 }),
    MARKUP_RULES.vehicleListing,
  );

describe("markup of a vehicle", () => {
  test("has everything that is required and recommended", () => {
    expect(checked({})).toEqual(SOUND);
  });

  test("is sound for every condition, availability and drive, whatever the feed leaves out", () => {
    const maybe = <T>(value: T) => fc.constantFrom(value, null);
    fc.assert(
      fc.property(
        fc.record({
          condition: fc.constantFrom(...CONDITIONS),
          availability: fc.constantFrom(...AVAILABILITIES),
          drivetrain: fc.constantFrom(...DRIVETRAINS, null),
          trim: maybe("XLE"),
          color: maybe(vehicle.color),
          doors: maybe(4),
          fuel: maybe("hybrid" as const),
          engine: maybe("V6"),
          description: maybe("Fine"),
        }),
        (changes) => {
          expect(checked(changes).errors).toEqual([]);
        },
      ),
    );
  });

  test("says a new car's odometer when its feed does not, and never invents a used one's", () => {
    expect(checked({ condition: "new", mileage: null }).errors).toEqual([]);
    expect(checked({ mileage: null }).errors).toContain("misses mileageFromOdometer.value");
  });

  test("makes no offer without a price", () => {
    expect(
      vehicleJsonLd({ ...vehicle, priceCents: null }, { canonical, returnDays: 5 }).offers,
    ).toBeUndefined();
  });

  test("shows photos by whole addresses, and the drawn picture where there are none", () => {
    const images = (photos: string[]) =>
      vehicleJsonLd({ ...vehicle, photos }, { canonical, returnDays: null }).image;
    expect(images(["/photos/1.webp"])).toEqual([`${ORIGIN}/photos/1.webp`]);
    expect(images([])).toEqual([`${ORIGIN}/images/social/vehicles/${vehicle.key}.png`]);
    const spanish = `${ORIGIN}/es/vehicles/${vehicle.key}`;
    expect(vehicleJsonLd({ ...vehicle, photos: [] }, { canonical: spanish, returnDays: null }).image).toEqual(
      [`${ORIGIN}/images/social/vehicles/${vehicle.key}.png?language=es`],
    );
  });

  test("cannot end its script element early", () => {
    const markup = JSON.stringify(
      vehicleJsonLd({ ...vehicle, description: "</script><script>1" }, { canonical, returnDays: null }),
    );
    expect(markup.replaceAll("<", "\\u003c")).not.toContain("</script>");
  });
});

const factsOf = ({ brandName, legalName, support, social }: TenantConfig) => ({
  brandName,
  legalName,
  supportPhone: support.phone,
  supportEmail: support.email,
  social: Object.values(social).flatMap((url) => (url === null ? [] : [{ url }])),
  origin: ORIGIN,
});

describe("markup of a store", () => {
  test.each(demoTenants)("$config.id: dealers, organization and site are sound", ({ config }) => {
    const week = [null, ...Array.from({ length: 6 }, () => ({ opens: 540, closes: 1440 }))];
    const dealers = demoRooftops.map((each) => ({ rooftop: each, week }));
    for (const dealer of dealersJsonLd(dealers, ORIGIN)["@graph"]) {
      expect(markupProblems(dealer, MARKUP_RULES.localBusiness)).toEqual(SOUND);
      expect(markupProblems(dealer, MARKUP_RULES.localBusinessWithHours)).toEqual(SOUND);
      const hours = dealer.openingHoursSpecification.map(({ opens, closes }) => `${opens}-${closes}`);
      expect(hours.slice(0, 2)).toEqual(["00:00-00:00", "09:00-23:59"]);
    }
    const [organization = {}, site = {}] = storeJsonLd(factsOf(config))["@graph"];
    expect(markupProblems(organization, MARKUP_RULES.organization)).toEqual(SOUND);
    expect(markupProblems(site, MARKUP_RULES.siteName)).toEqual(SOUND);
  });

  test.each(demoTenants)("$config.id: questions are those of the page, without link marks", ({ config }) => {
    const { sections } = contentPage(config, "faq");
    const markup = faqJsonLd(sections);
    expect(markupProblems(markup, MARKUP_RULES.faq)).toEqual(SOUND);
    expect(markup.mainEntity).toHaveLength(sections.length);
    expect(JSON.stringify(markup)).not.toMatch(/\]\(/);
  });

  test("breadcrumbs lead from the door to the page", () => {
    const markup = breadcrumbJsonLd(
      [
        { name: "Search cars", path: "/search" },
        { name: "Toyota", path: "/search?make=toyota" },
      ],
      ORIGIN,
    );
    expect(markupProblems(markup, MARKUP_RULES.breadcrumb)).toEqual(SOUND);
  });
});

describe("markup of a page of results", () => {
  const base = `${ORIGIN}/es`;
  const stock = { name: "Search", path: "/search" };
  const toyota = { name: "Toyota", path: "/search?make=toyota" };
  const results = (keys: string[], crumbs = [stock, toyota]) => resultsJsonLd({ keys, crumbs, base });

  test("lists the pages of its vehicles in their order and language, and the way there", () => {
    const [list = {}, way = {}] = results(["A1", "B2"])?.["@graph"] ?? [];
    expect(markupProblems(list, MARKUP_RULES.results)).toEqual(SOUND);
    expect(markupProblems(way, MARKUP_RULES.breadcrumb)).toEqual(SOUND);
    expect(list).toMatchObject({
      itemListElement: [
        { position: 1, url: `${ORIGIN}/es/vehicles/A1` },
        { position: 2, url: `${ORIGIN}/es/vehicles/B2` },
      ],
    });
    expect(way).toMatchObject({ itemListElement: [{}, { item: `${ORIGIN}/es/search?make=toyota` }] });
  });

  test("says nothing of one vehicle, of one step, or of nothing", () => {
    expect(results(["A1"])?.["@graph"]).toHaveLength(1);
    expect(results(["A1", "B2"], [stock])?.["@graph"]).toHaveLength(1);
    expect(results(["A1"], [stock])).toBeNull();
  });
});

test("the check notices what is wrong", () => {
  const { vehicleListing } = MARKUP_RULES;
  const markup = vehicleJsonLd(vehicle, { canonical, returnDays: null });
  expect(markupProblems({ ...markup, "@type": "Car" }, vehicleListing).errors).toEqual(["is no Product"]);
  expect(markupProblems({ ...markup, itemCondition: "fine" }, vehicleListing).errors).toEqual([
    "itemCondition is fine",
  ]);
  expect(markupProblems({ ...markup, image: ["/a.png"] }, vehicleListing).errors).toEqual([
    "image is no whole address: /a.png",
  ]);
  expect(markupProblems({ ...markup, brand: {} }, vehicleListing).errors).toEqual(["misses brand.name"]);
});
