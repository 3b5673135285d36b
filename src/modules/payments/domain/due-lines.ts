import type { DealType, FinanceTerms, LeaseTerms, PriceLine } from "#modules/orders/domain/order.ts";
import type { Cents } from "#platform/shared/money.ts";
import { english } from "#platform/shared/texts/text.ts";

/** A line of the order's price, a part of what is due at signing of a lease, or `rest`: what somebody else pays for. */
export type DueLine = Omit<PriceLine, "code"> & {
  readonly code:
    | PriceLine["code"]
    | "capCostReduction"
    | "firstPayment"
    | "upfrontFees"
    | "securityDeposit"
    | "difference"
    | "rest";
};

const REST: Readonly<Record<DealType, string>> = {
  Cash: english("Already settled"),
  Finance: english("Amount financed"),
  Lease: english("Covered by the lease"),
};

/**
 * What is due at signing, line by line. A lease's are the parts of its due amount, as its agreement lists them; of
 * others, what the lender pays for stands below the price, so that the lines add up.
 */
export function dueLines(
  lines: readonly PriceLine[],
  order: {
    readonly dealType: DealType;
    /** As signed. */
    readonly totalCents: Cents;
    /** What an amended worksheet added since. */
    readonly differenceCents?: Cents | undefined;
    readonly terms?: FinanceTerms | LeaseTerms | undefined;
  },
): readonly DueLine[] {
  const signed = signedLines(lines, order);
  if (!order.differenceCents) return signed;
  const label = english("Difference after the inspection of your trade-in");
  const amountCents = order.differenceCents;
  return [...signed, { code: "difference", label, amountCents, derivation: "", isEstimate: false }];
}

function signedLines(...[lines, order]: Parameters<typeof dueLines>): readonly DueLine[] {
  const { dealType, totalCents, terms } = order;
  const parts = terms?.kind === "lease" ? leaseParts(terms) : [];
  if (parts.length > 0 && parts.reduce((sum, { amountCents }) => sum + amountCents, 0) === totalCents)
    return parts;
  const restCents = lines.reduce((left, { amountCents }) => left - amountCents, totalCents);
  if (restCents === 0) return lines;
  const label = REST[dealType];
  return [...lines, { code: "rest", label, amountCents: restCents, derivation: "", isEstimate: false }];
}

function leaseParts({ input, payment }: LeaseTerms): readonly DueLine[] {
  const parts: readonly (readonly [DueLine["code"], string, Cents])[] = [
    ["capCostReduction", english("Capitalized cost reduction"), payment.capCostReductionCents],
    ["firstPayment", english("First monthly payment"), payment.firstMonthPaymentCents],
    ["upfrontFees", english("Title, registration and other upfront fees"), input.upfrontFeesCents],
    ["securityDeposit", english("Refundable security deposit"), payment.securityDepositCents],
  ];
  return parts
    .filter(([, , amountCents]) => amountCents !== 0)
    .map(([code, label, amountCents]) => ({ code, label, amountCents, derivation: "", isEstimate: false }));
}
