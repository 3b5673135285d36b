import type { BuyerScreening } from "#modules/deal-drafts/server/checkout-context.ts";
import { screenCashBuyer } from "#modules/buyer-screening/server/screen-cash-buyer.ts";

/** Checkout has everybody screened who buys without applying; whoever applies is screened with the application. */
export const buyerScreening: BuyerScreening = { orderSubmitted: screenCashBuyer };
