import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { type CardVehicle, cardText } from "#modules/inventory/ui/card/card-text.ts";
import { TextProvider } from "#platform/browser/texts/texts.tsx";
import { englishText, textIn } from "#platform/shared/texts/text.ts";
import { es } from "../../language/spanish-shopping.ts";
import { Budgets } from "./budgets.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { PriceDrops } from "./price-drops.tsx";

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

describe("Budgets on the landing page", () => {
  const monthly = [{ dollars: 300, search: "paymentMax=300", count: 1 }];
  const price = [
    { dollars: 10_000, search: "priceMax=10000", count: 1 },
    { dollars: 15_000, search: "priceMax=15000", count: 1_234 },
  ];

  it("lead to searches and say how many cars each holds", () => {
    const html = shown(<Budgets monthly={monthly} price={price} />);
    expect(html).toContain('href="/search?paymentMax=300"');
    expect(html).toContain("Up to $300/mo");
    expect(html).toContain(">1 car<");
    expect(html).toContain("1,234 cars");
  });

  it("count one car and many in Spanish", () => {
    const html = shown(<Budgets monthly={monthly} price={price} />, spanish);
    expect(html).toContain(">1 auto<");
    expect(html).toContain("1,234 autos");
    expect(html).toContain("/mes");
  });

  it("leave out what has no car", () => {
    expect(shown(<Budgets monthly={[]} price={[]} />)).toBe("");
    expect(shown(<Budgets monthly={[]} price={price} />)).not.toContain("/mo");
  });
});

describe("How it works on the landing page", () => {
  it("promises days and miles only where the retailer does", () => {
    expect(shown(<HowItWorks promises={{ days: 7, miles: 1_000 }} />)).toMatch(/7.days/u);
    expect(shown(<HowItWorks promises={{ days: null, miles: null }} />)).not.toMatch(/7.days/u);
  });
});
