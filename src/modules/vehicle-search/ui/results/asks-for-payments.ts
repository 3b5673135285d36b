import type { ResultsView } from "./results-text.ts";

/** Whether an answer depends on what a month costs: then it is another one for each shopper who pre-qualified. */
export function asksForPayments({ query, sort }: Pick<ResultsView, "query" | "sort">): boolean {
  return query.payment.min !== null || query.payment.max !== null || sort === "payment-asc";
}
