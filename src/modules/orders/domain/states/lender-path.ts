import type { DealStatus } from "../order.ts";

/** What a lender says once it has the signed contract (table D). */
const WITH_LENDER: readonly DealStatus[] = ["BOOK", "PDOC", "RTRN", "FUND"];

/**
 * The statuses a deal goes through to `to`. A lender that answers about a contract has received it: where that word is
 * still under way, the deal goes through SUBF, so that every order of arrival ends alike.
 */
export function lenderPath(from: DealStatus, to: DealStatus): readonly DealStatus[] {
  return from === "SIGN" && WITH_LENDER.includes(to) ? ["SUBF", to] : [to];
}

/** The lender holds the signed contract: what it was asked for is a contract now, and no application that is taken back. */
export function isContractAtLender(status: DealStatus): boolean {
  return status !== "RTRN" && (status === "SUBF" || WITH_LENDER.includes(status));
}
