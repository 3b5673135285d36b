import type { FundingSource } from "#modules/worksheet/domain/worksheet-input.ts";
import type { DealType } from "./order.ts";

/** CART-01, verbatim and in this order. */
export type CheckoutStepName =
  | "Shopping Cart"
  | "Payment Options"
  | "Trade-In"
  | "Coverage"
  | "Account"
  | "Order Details"
  | "Credit Application"
  | "Overview";

/** Everything that sets one way to buy apart from the others. */
export interface DealRules {
  /** Screens of checkout, in CART-01's order; a retailer may hide two of them (CART-02). */
  readonly checkoutSteps: readonly CheckoutStepName[];
  /** The deal's own papers, in the order of signing; a car's papers come on top. */
  readonly papers: readonly ("purchase-agreement" | "retail-installment-contract" | "lease-agreement")[];
  /** What the buyer owes us: the whole price, or what is due at signing. */
  readonly due: "whole-price" | "due-at-signing";
  /** The buyer becomes the owner; a lessee does not. */
  readonly buysTheCar: boolean;
  /** A lender pays the rest, so the deal goes through its statuses (table D). */
  readonly hasLender: boolean;
  /** Order Details asks for the buyer's own lender: name, contact, approved amount, letter. */
  readonly asksForLender: boolean;
  /** Steps of the tracker that come after all others, in the list's order. */
  readonly stepsLast: readonly string[];
}

/** The whole price is paid to us before or after the car is handed over; no lender of ours is asked. */
const CASH: DealRules = {
  checkoutSteps: [
    "Shopping Cart",
    "Payment Options",
    "Trade-In",
    "Coverage",
    "Account",
    "Order Details",
    "Overview",
  ],
  papers: ["purchase-agreement"],
  due: "whole-price",
  buysTheCar: true,
  hasLender: false,
  asksForLender: false,
  // OP-04: payment is appended, so it comes last (TRK-18).
  stepsLast: ["PAYMENT_DETAILS"],
};

const CREDIT: Omit<DealRules, "papers" | "buysTheCar"> = {
  checkoutSteps: [
    "Shopping Cart",
    "Payment Options",
    "Trade-In",
    "Coverage",
    "Account",
    "Order Details",
    "Credit Application",
    "Overview",
  ],
  due: "due-at-signing",
  hasLender: true,
  asksForLender: false,
  stepsLast: [],
};

const DEALS: Readonly<Record<DealType | "ThirdParty", DealRules>> = {
  Cash: CASH,
  Finance: { ...CREDIT, papers: ["purchase-agreement", "retail-installment-contract"], buysTheCar: true },
  Lease: { ...CREDIT, papers: ["lease-agreement"], buysTheCar: false },
  // OP-15: a cash order that the buyer's own lender funds; not a deal type of its own.
  ThirdParty: { ...CASH, asksForLender: true },
};

/** What holds for orders of this type. */
export function dealRules(dealType: DealType, funding: FundingSource = "OWN_FUNDS"): DealRules {
  return DEALS[funding === "THIRD_PARTY_FINANCING" ? "ThirdParty" : dealType];
}
