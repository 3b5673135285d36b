import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { SearchContext } from "#modules/vehicle-search/server/search-context.ts";

/** What keeping and reading results needs. */
export type ResultContext = QueueContext & SearchContext;
