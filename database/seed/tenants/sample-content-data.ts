import type { TenantConfigInput } from "#modules/tenancy/domain/tenant-config-schema.ts";

type Content = NonNullable<NonNullable<TenantConfigInput["config"]>["content"]>;

interface Company {
  readonly short: string;
  readonly landing: { readonly headline: string; readonly intro: string };
  /** How long a car may be brought back, as words: `Five days`. */
  readonly returnDays: string;
  readonly returnMiles: string;
}

/**
 * What a demo store says in its own words; everything else are the product's words with the store's facts
 * (module content). Sample text: a retailer's own legal text replaces it (OP-17).
 */
export function sampleContent(company: Company): Content {
  return { isSample: true, landing: { ...company.landing, points: points(company) } };
}

const points = ({ short, returnDays, returnMiles }: Company) => [
  {
    title: "One price, itemized",
    text: "See what goes into every amount before you decide: price, tax, title, registration, fees. The contract matches, to the cent.",
  },
  {
    title: `${returnDays} to change your mind`,
    text: `Drive it, park it, show it to your mechanic. If it's not right for you, ${short} takes it back within ${returnDays.toLowerCase()} and ${returnMiles} miles.`,
  },
  {
    title: "You know what we know",
    text: "Each listing shows mileage, features, remaining warranty and that car's own Buyers Guide, even the small things.",
  },
  {
    title: "To your door",
    text: "Delivery is included within the distance shown for each dealership. If you live farther away, you see the fee before you commit.",
  },
];
