import type { DocumentsContext } from "#modules/documents/server/documents-context.ts";
import type { TradeInContext } from "#modules/trade-in/server/trade-in-context.ts";

/** What keeping pictures of cars needs. */
export type PhotosContext = TradeInContext & DocumentsContext;
