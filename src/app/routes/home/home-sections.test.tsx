import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { type CardVehicle, cardText } from "#modules/inventory/ui/card/card-text.ts";
import { TextProvider } from "#platform/browser/texts/texts.tsx";
import { englishText, textIn } from "#platform/shared/texts/text.ts";
import { texts as es } from "#languages/es/shopping-texts.ts";
import { BodyStyles } from "./body-styles.tsx";
import { BudgetSlider } from "./budget-slider.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Points } from "./points.tsx";
import { PriceDrops } from "./price-drops.tsx";
import { Proof } from "./proof.tsx";

const spanish = textIn("es", es);
const shown = (node: React.ReactNode, t = englishText) =>
  renderToString(
    <StaticRouter location="/">
      <TextProvider value={t}>{node}</TextProvider>
    </StaticRouter>,
  ).replaceAll("<!-- -->", "");

const car = (key: string, priceCents: number) =>
  cardText({
    id: key,
    key,
    type: "USED",
    year: 2024,
    make: "Kia",
    model: "EV9",
    priceCents,
    distance: null,
  } as CardVehicle);

describe("Price drops on the landing page", () => {
  const drops = [
    { card: car("A", 2_700_000), dropCents: 300_000 },
    { card: car("B", 1_950_000), dropCents: 50_000 },
  ];

  it("name the largest, and below each car what it cost before", () => {
    const html = shown(<PriceDrops drops={drops} />);
    expect(html).toContain("Up to $3,000 less than 30 days ago.");
    expect(html).toContain("Down $3,000. It was $30,000.");
    expect(html).toContain("Down $500. It was $20,000.");
  });

  it("are Spanish on Spanish pages", () => {
    const html = shown(<PriceDrops drops={drops} />, spanish);
    expect(html).toContain("$30,000");
    expect(html).not.toMatch(/\b(?:Down|It was|Up to|Price drops)\b/u);
  });

  it("are no section at all where nothing became cheaper", () => {
    expect(shown(<PriceDrops drops={[]} />)).toBe("");
  });
});

it("Body styles are no section at all in a store without cars", () => {
  expect(shown(<BodyStyles bodies={[]} total={0} />)).toBe("");
});

describe("Promises on the landing page", () => {
  it("are the store's own", () =>
    expect(shown(<Points points={[{ title: "No rush", text: "Drive it to Taos first." }]} />)).toContain(
      "Drive it to Taos first.",
    ));

  it("are no section at all where the store promises nothing", () => {
    expect(shown(<Points points={[]} />)).toBe("");
  });
});

describe("The budget on the landing page", () => {
  const cars = [car("A", 2_700_000), car("B", 1_950_000)];
  const paymentMax = [
    { dollars: 300, count: 1, cars: [1] },
    { dollars: 400, count: 1_234, cars: [0, 1] },
  ];
  const priceMax = [
    { dollars: 20_000, count: 1, cars: [1] },
    { dollars: 30_000, count: 2, cars: [0, 1] },
  ];

  it("is one slider that says how many cars are within it, and leads to them", () => {
    const html = shown(<BudgetSlider budgets={{ paymentMax, priceMax, cars }} />);
    expect(html.split('type="range"')).toHaveLength(2);
    expect(html).toContain('aria-valuetext="Up to $400/mo, 1,234 cars"');
    expect(html).toContain("See 1,234 cars");
    expect(html).toContain('href="/search?paymentMax=400"');
  });

  it("counts in Spanish", () => {
    const html = shown(<BudgetSlider budgets={{ paymentMax, priceMax, cars }} />, spanish);
    expect(html).toContain("1,234 autos");
    expect(html).toContain("/mes");
    expect(html).not.toMatch(/\b(?:Up to|Start with|By the month|cars)\b/u);
  });

  it("asks by price where no car has a payment, and is not there without cars", () => {
    const byPrice = shown(<BudgetSlider budgets={{ paymentMax: [], priceMax, cars }} />);
    expect(byPrice).toContain('href="/search?priceMax=30000"');
    expect(byPrice).not.toContain("/mo");
    expect(shown(<BudgetSlider budgets={{ paymentMax: [], priceMax: [], cars: [] }} />)).toBe("");
  });
});

describe("What buyers say on the landing page", () => {
  const nothing = { rating: null, deliveries: null, reviews: [], isSample: false };
  const rating = { value: 4.7, count: 3_184, source: "Sample Reviews", url: null, asOf: "2026-11-01" };

  it("names the source and the day of every figure", () => {
    const review = { text: "Good.", name: "Dana R.", source: "Sample Reviews", date: "2026-10-20" };
    const html = shown(<Proof days={5} proof={{ ...nothing, rating, reviews: [review] }} />);
    expect(html).toContain("out of 5, from 3,184 reviews on Sample Reviews, Nov 1, 2026");
    expect(html).toContain("Dana R., on Sample Reviews, Oct 20, 2026");
    expect(html).not.toContain("demonstration");
  });

  it("says that the figures of a demonstration store are samples", () => {
    expect(shown(<Proof days={5} proof={{ ...nothing, rating, isSample: true }} />)).toContain(
      "Sample figures",
    );
  });

  it("is not there where the retailer entered nothing", () => {
    expect(shown(<Proof days={5} proof={nothing} />)).toBe("");
  });
});

describe("How it works on the landing page", () => {
  it("promises days and miles only where the retailer does", () => {
    expect(shown(<HowItWorks promises={{ days: 7, miles: 1_000 }} />)).toMatch(/7.days/u);
    expect(shown(<HowItWorks promises={{ days: null, miles: null }} />)).not.toMatch(/7.days/u);
  });
});
