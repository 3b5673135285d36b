import type { LeaseForShopper } from "#modules/pricing/domain/personal-pricing.ts";
import type { PriceForShopper } from "#modules/pricing/ui/personal-pricing.ts";
import { createValueStore } from "#platform/browser/data/value-store.ts";
import type { PersonalChoices } from "../../domain/terms/personal-choices.ts";
import type { PersonalTerms } from "../../domain/terms/personal-terms.ts";

/** The terms of this tab's shopper, ready to price every car. Another object means other terms or other choices. */
export interface OpenTerms {
  /** As the server signed them. */
  readonly token: string;
  readonly terms: PersonalTerms;
  /** What the shopper chose for all cars. */
  readonly choices: PersonalChoices;
  /** At once, and kept: the same vehicle with the same wish is the same answer. Null without a price. */
  readonly priceOf: PriceForShopper;
  readonly leaseOf: LeaseForShopper;
}

/** Null until somebody is pre-qualified and the rules are there. */
export const openTerms = createValueStore<OpenTerms | null>(null);
