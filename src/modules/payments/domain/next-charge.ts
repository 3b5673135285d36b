import type { Cents } from "#platform/shared/money.ts";
import type { PaymentFact } from "./payment-due.ts";
import type { PaymentStanding } from "./payment-standing.ts";
import { isLive } from "./payment-status.ts";

type NextCharge =
  | { readonly kind: "charge"; readonly purpose: PaymentFact["purpose"]; readonly amountCents: Cents }
  | { readonly kind: "already-made" }
  | { readonly kind: "nothing-due" };

/**
 * What a call to pay may take. A deposit is for before everything else; anything else takes what is missing, in the
 * place that is free, so that two running charges never fill the same one (promise 3).
 * @param input.depositCents what the retailer asks as a deposit, at most what is due
 */
export function nextCharge(
  asked: PaymentFact["purpose"],
  input: {
    readonly standing: PaymentStanding;
    readonly charges: readonly PaymentFact[];
    readonly depositCents: Cents;
  },
): NextCharge {
  const { standing, charges, depositCents } = input;
  const hasLive = charges.some(({ status }) => isLive(status));
  if (standing.nextPurpose === null) return { kind: hasLive ? "already-made" : "nothing-due" };
  if (asked === "balance")
    return { kind: "charge", purpose: standing.nextPurpose, amountCents: standing.balanceCents };
  if (hasLive) return { kind: "already-made" };
  const amountCents = Math.min(depositCents, standing.balanceCents);
  return amountCents > 0 ? { kind: "charge", purpose: "deposit", amountCents } : { kind: "nothing-due" };
}
