import type { PersonalWish } from "#modules/pricing/domain/personal-pricing.ts";

/** What a shopper wishes for every car; what is left out is the retailer's usual. */
export type PersonalChoices = PersonalWish;
