import { formatRate } from "#modules/worksheet/domain/figures/rate.ts";
import type { FinanceTerms } from "./order.ts";

/** The yearly rate with every finance charge where a lender's offer has it, and the rate of an estimate. */
export function aprText({ apr, payment }: Pick<FinanceTerms, "apr" | "payment">): string {
  return apr === undefined ? formatRate(payment.aprPpm) : `${apr.toFixed(2)}%`;
}
