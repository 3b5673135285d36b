import { refreshPayoffs } from "./server/refresh-payoffs.ts";

/** Quotes end at midnight; a lender that did not answer is asked again after minutes. */
export const payoffRefresh = { name: "payoffs.refresh", everyMs: 20_000, run: refreshPayoffs };
