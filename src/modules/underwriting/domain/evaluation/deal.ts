import type { Cents } from "#platform/shared/money.ts";
import type { CreditRequest, RequestedStructure, RequestedVehicle } from "../credit-request.ts";

/** What is asked for, in the shape that rules read and the solver turns. */
export interface Deal {
  readonly dealType: CreditRequest["dealType"];
  /** Amount financed of a loan; adjusted capitalized cost of a lease, without any acquisition fee. */
  readonly amountCents: Cents;
  readonly products: RequestedStructure["products"];
  readonly productsCents: Cents;
  readonly downPaymentCents: Cents;
  readonly tradeEquityCents: Cents;
  readonly termMonths: number;
  readonly contractDate: string;
  readonly firstPaymentDate: string;
  readonly lease: RequestedStructure["lease"];
  readonly vehicle: RequestedVehicle;
}

export function dealOf({ dealType, structure, vehicle }: CreditRequest): Deal {
  return {
    dealType,
    amountCents: structure.amountFinancedCents,
    products: structure.products,
    productsCents: structure.productsCents,
    downPaymentCents: structure.downPaymentCents,
    tradeEquityCents: structure.tradeEquityCents,
    termMonths: structure.termMonths,
    contractDate: structure.contractDate,
    firstPaymentDate: structure.firstPaymentDate,
    lease: structure.lease,
    vehicle,
  };
}

/** So much more cash: cent for cent less to finance. */
export function withMoreDown(deal: Deal, cents: Cents): Deal {
  return {
    ...deal,
    amountCents: deal.amountCents - cents,
    downPaymentCents: deal.downPaymentCents + cents,
  };
}

/** So much less to finance, without more cash: another price, or something taken out. */
export function withLessAmount(deal: Deal, cents: Cents): Deal {
  return { ...deal, amountCents: deal.amountCents - cents };
}

export function withTerm(deal: Deal, termMonths: number): Deal {
  return { ...deal, termMonths };
}

/** Without the products of these codes, and what they added. */
export function withoutProducts(deal: Deal, codes: readonly string[]): Deal {
  const products = deal.products.filter(({ code }) => !codes.includes(code));
  const gone = deal.productsCents - products.reduce((total, { priceCents }) => total + priceCents, 0);
  return {
    ...deal,
    products,
    productsCents: deal.productsCents - gone,
    amountCents: deal.amountCents - gone,
  };
}

/** Model years since the car's own. */
export function ageInYears({ vehicle, contractDate }: Pick<Deal, "vehicle" | "contractDate">): number {
  return Math.max(0, Number(contractDate.slice(0, 4)) - vehicle.year);
}
