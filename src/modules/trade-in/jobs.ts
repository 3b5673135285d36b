import { announceEnds } from "./server/announce-ends.ts";
import { fitStock } from "./server/fit-stock.ts";
import { forgetTradeIns } from "./server/retention/forget-trade-ins.ts";

/** Fitted on the stock of now: soon after an import, and not while nothing changed. */
export const tradeInFits = { name: "trade-in.fit", everyMs: 600_000, run: fitStock };

/** TRADE-06: said a day before an offer ends. */
export const tradeInEnds = { name: "trade-in.ends", everyMs: 600_000, run: announceEnds };

export const tradeInForgetting = { name: "trade-in.forget", everyMs: 3_600_000, run: forgetTradeIns };
