import type { DealStatus, DealType } from "#modules/orders/domain/order.ts";
import type { BuyerDraft } from "#modules/orders/domain/buyer-details-schema.ts";
import type { PolicyStatus } from "#modules/insurance/domain/insurance-status.ts";

/** How an order of the demo came about, so that every kind of deal can be walked from a different place. */
export interface DemoOrder {
  readonly orderNumber: string;
  readonly dealType: DealType;
  readonly condition: "new" | "used" | "certified";
  /** How long before the seed it was submitted. */
  readonly hoursAgo: number;
  /** What became of the deal before it was submitted; a cash deal needs nobody's yes. */
  readonly deal: readonly {
    readonly to: DealStatus;
    readonly actor: string;
    readonly reason: string;
  }[];
  /** What the carrier said. */
  readonly policy: PolicyStatus | null;
  readonly isIdVerified: boolean;
}

const accepted = (what: string): DemoOrder["deal"] => [
  { to: "DPEN", actor: "buyer", reason: `You asked for a ${what}.` },
  { to: "LSEL", actor: "lender", reason: `Your ${what} was approved.` },
  { to: "UACC", actor: "buyer", reason: `You accepted the ${what}.` },
];

/** One order of each kind for the first demo buyer: a policy that wasn't found, a fresh one, and one that waits for documents. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  {
    orderNumber: "FCDEM0CASH000001",
    dealType: "Cash",
    condition: "used",
    hoursAgo: 72,
    deal: [],
    policy: "NOT_FOUND",
    isIdVerified: false,
  },
  {
    orderNumber: "FCDEM0FNANCE0002",
    dealType: "Finance",
    condition: "certified",
    hoursAgo: 30,
    deal: accepted("loan"),
    policy: null,
    isIdVerified: false,
  },
  {
    orderNumber: "FCDEM0EASE000003",
    dealType: "Lease",
    condition: "new",
    hoursAgo: 8,
    deal: accepted("lease"),
    policy: "ACTIVE",
    isIdVerified: true,
  },
];

/** The first demo buyer at home; city, state and zip follow the rooftop. */
export const DEMO_ORDER_BUYER: BuyerDraft = {
  firstName: "Avery",
  lastName: "Buyer",
  email: "buyer@example.com",
  phone: "5122345678",
  addressLine1: "12 Main Street",
};
