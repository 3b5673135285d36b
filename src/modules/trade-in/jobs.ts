import { isUnclaimed } from "#modules/car-lookup/server/claims/is-unclaimed.ts";
import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import { announceEnds } from "./server/announce-ends.ts";
import { claimEarlier } from "./server/claim-earlier.ts";
import { forgetTradeIns, idleTradeIns } from "./server/retention/forget-trade-ins.ts";

const openOffers: DueRows = { table: "trade_in", where: (now) => sql`expires_at > ${now}` };

/** TRADE-06: said a day before an offer ends. */
export const tradeInEnds = { name: "trade-in.ends", everyMs: 600_000, run: announceEnds, due: openOffers };

export const tradeInForgetting = {
  name: "trade-in.forget",
  everyMs: 3_600_000,
  run: forgetTradeIns,
  due: idleTradeIns,
};

const unclaimed: DueRows = { table: "trade_in", where: () => isUnclaimed("own") };
export const earlierClaims = { name: "trade-in.claims", everyMs: 600_000, run: claimEarlier, due: unclaimed };
