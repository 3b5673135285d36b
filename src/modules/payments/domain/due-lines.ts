import type { DealType, PriceLine } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";
import { english } from "#platform/shared/text.ts";

/** A line of the order's price, or `rest`: what somebody else pays for. */
export type DueLine = Omit<PriceLine, "code"> & { readonly code: PriceLine["code"] | "rest" };

const REST: Readonly<Record<DealType, string>> = {
  Cash: english("Already settled"),
  Finance: english("Amount financed"),
  Lease: english("Covered by the lease"),
};

/** What is due at signing, line by line: what the lender or lessor pays for stands below, so that the lines add up. */
export function dueLines(
  lines: readonly PriceLine[],
  { dealType, totalCents }: { readonly dealType: DealType; readonly totalCents: Cents },
): readonly DueLine[] {
  const restCents = lines.reduce((left, { amountCents }) => left - amountCents, totalCents);
  if (restCents === 0) return lines;
  const label = REST[dealType];
  return [...lines, { code: "rest", label, amountCents: restCents, derivation: "", isEstimate: false }];
}
