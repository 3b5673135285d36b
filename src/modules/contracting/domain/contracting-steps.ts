import type { DealStatus } from "#modules/orders/domain/order.ts";

/** TEN-05: what a retailer lets run by itself for a flow type; each word stands alone. */
interface ContractingAutomation {
  readonly createContract: boolean;
  readonly verifyContract: boolean;
  readonly initiateSigning: boolean;
}

export interface ContractingSteps {
  /** The deal is verified (VRFY or VRWR). */
  readonly verify: boolean;
  /** A package of papers is made. */
  readonly make: boolean;
  /** A package that is there goes to the buyer for signature. */
  readonly send: boolean;
}

/** Statuses of a deal that nobody has verified, or whose verification no longer counts. */
const UNVERIFIED: readonly DealStatus[] = ["VPEN", "VEXP", "VRFA", "RTRN"];

/** Statuses from which the deal is submitted for verification again before anything else (table D). */
const AGAIN: readonly DealStatus[] = ["VEXP", "VRFA", "RTRN"];

/**
 * Which steps are done now (TEN-05). The retailer's own word does what is left of all three. By itself each step
 * follows its own setting; nothing goes out for signature before the deal is verified (table D: SUBS after VRFY).
 */
export function contractingSteps(input: {
  readonly automation: ContractingAutomation;
  readonly dealStatus: DealStatus;
  readonly byRetailer: boolean;
}): ContractingSteps {
  const { automation, dealStatus, byRetailer } = input;
  if (byRetailer) return { verify: true, make: true, send: true };
  const verify = automation.verifyContract;
  const isVerified = verify || !UNVERIFIED.includes(dealStatus);
  return { verify, make: automation.createContract, send: automation.initiateSigning && isVerified };
}

/**
 * Table D: the way of the deal through those steps; a deal signed before keeps its status. Verified with warnings (VRWR)
 * where documents stand in for the insurance or the ID (SIGN-05): nothing says "verified" that nobody verified.
 */
export function dealMoves(
  status: DealStatus,
  { verify, send, isVerified }: Pick<ContractingSteps, "verify" | "send"> & { readonly isVerified: boolean },
): readonly DealStatus[] {
  const again: readonly DealStatus[] = AGAIN.includes(status) ? ["VPEN"] : [];
  const isOpen = UNVERIFIED.includes(status);
  const verdict: readonly DealStatus[] = isOpen && verify ? [isVerified ? "VRFY" : "VRWR"] : [];
  const maySend = verdict.length > 0 || status === "VRFY" || status === "VRWR";
  return [...again, ...verdict, ...(send && maySend ? (["SUBS"] as const) : [])];
}
