import type { TradeInContext } from "#modules/trade-in/server/trade-in-context.ts";
import type { PriceGuide } from "../providers/price-guide.ts";

/** What hearing a price guide needs. */
export type GuideContext = TradeInContext & { readonly priceGuide: PriceGuide };
