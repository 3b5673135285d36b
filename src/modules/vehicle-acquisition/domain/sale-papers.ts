import type { Ownership } from "#modules/trade-in/domain/ownership.ts";

export const SALE_PAPERS = ["TITLE_FRONT", "TITLE_BACK", "REGISTRATION", "DRIVERS_LICENSE"] as const;
export type SalePaper = (typeof SALE_PAPERS)[number];

/** What a seller shows; the title of a car with a loan or lease is with the lender. */
export function neededPapers(ownership: Ownership): readonly SalePaper[] {
  return SALE_PAPERS.filter((kind) => ownership === "OWNED" || !kind.startsWith("TITLE"));
}
