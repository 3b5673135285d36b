import { generateStockAtScale } from "#database/seed/demo-stock/generate-demo-stock.ts";
import { seededRandom } from "#database/seed/demo-stock/seeded-random.ts";

/** What shoppers may ask for, taken from the stock itself. */
export interface AskedStock {
  readonly makes: readonly string[];
  readonly models: readonly (readonly [make: string, model: string])[];
  readonly features: readonly string[];
}

/** Of a stock as `makeBenchData` and the demo have it. */
export function askedDemoStock(): AskedStock {
  const sample = [
    ...generateStockAtScale({ rooftops: [{ id: "r" }], count: 3000, referenceDate: new Date() }),
  ];
  return {
    makes: [...new Set(sample.map(({ make }) => make))],
    models: sample.map(({ make, model }) => [make, model] as const),
    features: [...new Set(sample.flatMap(({ features }) => features))],
  };
}

const BODIES = ["suv", "sedan", "pickup", "hatchback", "minivan"];
const COLORS = ["black", "white", "gray", "silver", "blue", "red"];
const SORTS = ["price-desc", "price-asc", "mileage-asc", "year-desc", "payment-asc"];
const ZIPS = ["78701", "75201", "77002", "30301", "60601"];

/**
 * Questions of shoppers as query strings: 25 % broad (all or a condition), 35 % medium, 25 % narrow (make, model,
 * year, price, mileage and color, place or features) and 15 % by keyword; a tenth of them not on page 1.
 */
export function searchQuestions(stock: AskedStock, count: number, seed = 7): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const params = new URLSearchParams();
    const roll = random.next();
    if (roll < 0.25) broad();
    else if (roll < 0.6) medium();
    else if (roll < 0.85) narrow();
    else keyword();
    if (random.chance(0.4)) params.set("sort", random.pick(SORTS));
    if (random.chance(0.1)) params.set("page", String(random.between(2, 20)));
    return params.toString();

    function broad(): void {
      if (random.chance(0.7)) params.set("condition", random.pick(["new", "used", "certified"]));
    }
    function medium(): void {
      const kinds = [
        () => params.set("make", random.pick(stock.makes)),
        () => params.set("body", random.pick(BODIES)),
        () => params.set("priceMax", String(random.between(15, 60) * 1000)),
        () => params.set("mileageMax", String(random.between(10, 90) * 1000)),
        () => params.set("color", random.pick(COLORS)),
        () => params.set("yearMin", String(random.between(2018, 2025))),
      ];
      for (let more = random.between(1, 3); more > 0; more -= 1) random.pick(kinds)();
      if (random.chance(0.2)) params.append("make", random.pick(stock.makes));
    }
    function narrow(): void {
      const [make, model] = random.pick(stock.models);
      params.set("make", make);
      params.set("model", model);
      params.set("yearMin", String(random.between(2018, 2024)));
      params.set("priceMax", String(random.between(25, 60) * 1000));
      params.set("mileageMax", String(random.between(20, 90) * 1000));
      const last = random.between(0, 2);
      if (last === 0) params.set("color", random.pick(COLORS));
      if (last === 1)
        for (let more = 2; more > 0; more -= 1) params.append("feature", random.pick(stock.features));
      if (last === 2) {
        params.set("zip", random.pick(ZIPS));
        params.set("distance", String(random.between(2, 20) * 10));
      }
    }
    function keyword(): void {
      const [make, model] = random.pick(stock.models);
      params.set(
        "q",
        random.pick([
          make,
          model,
          `${make} ${model}`,
          `${random.pick(COLORS)} ${model}`,
          `awd ${make}`,
          "hybrid suv",
        ]),
      );
    }
  });
}
