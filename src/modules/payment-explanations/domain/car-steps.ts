import type { LeaseOfferTerms } from "#modules/worksheet/domain/leases/lease-offer-terms.ts";
import type { LoanTerms } from "#modules/worksheet/domain/loans/loan-terms.ts";
import type { SideOf } from "./explained-side.ts";
import type { PaymentCause } from "./payment-cause.ts";

type AnyTerms = LoanTerms | LeaseOfferTerms;

/** One thing that may be other in the contract. */
export interface CauseStep<Terms extends AnyTerms> {
  readonly cause: Exclude<PaymentCause, "rules">;
  /** The same deal with this one thing as the contract has it. */
  readonly apply: (now: SideOf<Terms>, contract: SideOf<Terms>) => SideOf<Terms>;
  /** What it was and became, for the page: cents, months, parts per million, days or a name. */
  readonly value: (side: SideOf<Terms>) => number | string;
}

const sum = (list: readonly { readonly amountCents: number }[]) =>
  list.reduce((total, { amountCents }) => total + amountCents, 0);

export const withInput = <Terms extends AnyTerms>(
  side: SideOf<Terms>,
  change: Partial<SideOf<Terms>["input"]>,
): SideOf<Terms> => ({ ...side, input: { ...side.input, ...change } });

export const withTerms = <Terms extends AnyTerms>(
  side: SideOf<Terms>,
  change: Partial<Terms>,
): SideOf<Terms> => withInput(side, { terms: { ...side.input.terms, ...change } });

/** The car and where it lives, before what a lender decides: in this order, always. */
export function carSteps<Terms extends AnyTerms>(): readonly CauseStep<Terms>[] {
  return [
    {
      cause: "price",
      apply: (now, contract) => withInput(now, { vehicle: contract.input.vehicle }),
      value: ({ input: { vehicle } }) => (vehicle.priceCents ?? 0) - vehicle.incentivesCents,
    },
    {
      cause: "discounts",
      apply: (now, contract) => withInput(now, { incentives: contract.input.incentives }),
      value: ({ input }) => sum(input.incentives),
    },
    {
      cause: "trade",
      apply: (now, contract) => withInput(now, { trade: contract.input.trade }),
      value: ({ input: { trade } }) => (trade?.allowanceCents ?? 0) - (trade?.payoffCents ?? 0),
    },
    {
      cause: "products",
      apply: (now, contract) => withInput(now, { products: contract.input.products }),
      value: ({ input }) => input.products.reduce((total, { priceCents }) => total + priceCents, 0),
    },
    {
      cause: "delivery",
      apply: (now, contract) => withInput(now, { delivery: contract.input.delivery }),
      value: ({ input }) => input.delivery?.feeCents ?? 0,
    },
    {
      cause: "address",
      apply: (now, contract) => ({
        ...withInput(now, { place: contract.input.place }),
        place: contract.place,
      }),
      value: ({ input: { place } }) => (place === null ? "" : `${place.state} ${place.zipCode}`),
    },
  ];
}
