import type { CounterStructure } from "#modules/underwriting/domain/lender-offer.ts";
import type { OrderView } from "#modules/orders/domain/order-view.ts";

/** One thing that a counter-offer changes, with what was asked for. Amounts in cents. */
export type CounterDifference =
  | { readonly what: "down" | "term" | "miles"; readonly asked: number; readonly offered: number }
  | { readonly what: "product"; readonly code: string };

/** Exactly what of the deal a counter-offer changes (LEND-01). */
export function counterDifferences(
  { terms }: Pick<OrderView, "terms">,
  counter: CounterStructure,
): readonly CounterDifference[] {
  if (terms === null) return [];
  const isLease = terms.kind === "lease";
  const differences: readonly CounterDifference[] = [
    { what: "down", asked: terms.payment.dueAtSigningCents, offered: counter.downPaymentCents },
    {
      what: "term",
      asked: isLease ? terms.input.termMonths : terms.payment.termMonths,
      offered: counter.termMonths,
    },
    ...(isLease && counter.annualMiles !== null
      ? [{ what: "miles" as const, asked: terms.milesPerYear, offered: counter.annualMiles }]
      : []),
  ];
  return [
    ...differences.filter((one) => one.what === "product" || one.asked !== one.offered),
    ...counter.droppedProductCodes.map((code) => ({ what: "product" as const, code })),
  ];
}
