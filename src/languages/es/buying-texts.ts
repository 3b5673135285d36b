interface Catalog {
  readonly es: Readonly<Record<string, string>>;
}

/** All modules but those of `shopping-texts.ts`, and those whose texts a document brings along or only papers have. */
const MODULES = import.meta.glob<Catalog>(
  [
    "/src/modules/*/texts/es-data.ts",
    "/src/modules/prequalification/texts/es-journey-data.ts",
    "/src/modules/prequalification-results/texts/es-result-data.ts",
    "/src/modules/trade-in/texts/es-pages-data.ts",
    "/src/modules/protection/texts/es-pages-data.ts",
    "!/src/modules/{analytics,checkout,comparison,experiments,favorites,inventory,vehicle-search,leads,pricing,privacy-requests,saved-searches,content,tenancy}/texts/es-data.ts",
  ],
  { eager: true },
);

/** Texts of the pages from signing in to delivery, in one file for the browser. */
export const texts: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.values(MODULES).map((catalog) => catalog.es),
) as Record<string, string>;
