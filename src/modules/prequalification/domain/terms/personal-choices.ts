import type { WorksheetTrade } from "#modules/pricing/domain/worksheet/worksheet-input.ts";
import type { Cents } from "#platform/shared/money.ts";

/** What a shopper wishes for every car; what is left out is the retailer's usual. */
export interface PersonalChoices {
  readonly downPaymentCents?: Cents | undefined;
  readonly termMonths?: number | undefined;
  readonly trade?: WorksheetTrade | null | undefined;
}
