import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";

/** What searching by signed terms needs: the stock, and the keys that signed. */
export type TermsContext = QueueContext & SearchContext;
