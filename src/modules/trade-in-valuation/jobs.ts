import { fitStock, unfittedStock } from "./server/fit-stock.ts";

/** Fitted on the stock of now: soon after an import, and not while nothing changed. */
export const valueFitting = { name: "trade-in.fit", everyMs: 600_000, run: fitStock, due: unfittedStock };
