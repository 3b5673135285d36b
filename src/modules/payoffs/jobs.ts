import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import { refreshPayoffs } from "./server/refresh-payoffs.ts";

const due: DueRows = { table: "trade_in_payoff", where: (now) => sql`ask_again_at <= ${now}` };

/** Quotes end at midnight; a lender that did not answer is asked again after minutes. */
export const payoffRefresh = { name: "payoffs.refresh", everyMs: 20_000, run: refreshPayoffs, due };
