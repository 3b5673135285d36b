import { announceEnds } from "./server/announce-ends.ts";
import { forgetTradeIns } from "./server/retention/forget-trade-ins.ts";

/** TRADE-06: said a day before an offer ends. */
export const tradeInEnds = { name: "trade-in.ends", everyMs: 600_000, run: announceEnds };

export const tradeInForgetting = { name: "trade-in.forget", everyMs: 3_600_000, run: forgetTradeIns };
