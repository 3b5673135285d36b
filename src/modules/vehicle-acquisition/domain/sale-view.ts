import type { Rooftop } from "#modules/inventory/domain/vehicle.ts";
import type { StepStatus } from "#modules/order-steps/domain/step-status.ts";
import type { Inspected } from "#modules/trade-in/domain/inspection/inspect-car.ts";
import type { InspectionTerms } from "#modules/trade-in/domain/inspection/inspection-terms.ts";
import type { DescribedCar } from "#modules/car-lookup/domain/described-car.ts";
import type { Ownership } from "#modules/trade-in/domain/ownership.ts";
import type { Cents } from "#platform/shared/money.ts";
import type { PayoutFact } from "./sale-facts.ts";
import type { SaleMoney } from "./sale-money.ts";
import type { SaleAct, SalePhase } from "./sale-phase.ts";
import type { SalePaper } from "./sale-papers.ts";
import type { SaleStep } from "./sale-steps.ts";
import type { Seller } from "./seller-schema.ts";

export type SaleActor = "SELLER" | "RETAILER" | "BANK";

export type SaleEvent =
  | "accepted"
  | "booked"
  | "moved"
  | "appointmentCanceled"
  | "appointmentMissed"
  | "paperUploaded"
  | "paperRejected"
  | "signed"
  | "accountGiven"
  | "payoffQuoted"
  | "shortfallReceived"
  | "inspectedAsPromised"
  | "inspectedDifferent"
  | "amountAccepted"
  | "amountDeclined"
  | "lenderPayoutSent"
  | "lenderPaid"
  | "lenderPayoutReturned"
  | "sellerPayoutSent"
  | "sellerPaid"
  | "sellerPayoutReturned"
  | "paid"
  | "canceled";

/** The car and the offer as they were when the seller accepted. */
export interface SaleDeal {
  readonly car: DescribedCar;
  readonly vin: string;
  readonly ownership: Ownership;
  readonly offerCents: Cents;
  /** What counted as owed that day; 0 for a car without a loan, and where nobody knows. */
  readonly payoffEstimateCents: Cents;
  /** As its owner named it. */
  readonly lender: string | null;
  readonly inspection: InspectionTerms;
}

/** The lender's word, as the retailer wrote it down. */
export interface SalePayoff {
  readonly amountCents: Cents;
  readonly lender: string;
  /** `2026-12-05`. */
  readonly goodThrough: string;
}

/** What the retailer found, and what it pays after it. */
export interface InspectionResult {
  readonly result: Inspected;
  readonly amountCents: Cents;
}

export type SaleRooftop = Pick<
  Rooftop,
  "id" | "name" | "streetAddress" | "city" | "state" | "zipCode" | "timeZone" | "phone"
>;

/** A sale as its owner sees it. Account numbers are never in it but for their last four digits. */
export interface SaleView {
  readonly id: string;
  readonly version: number;
  readonly phase: SalePhase;
  readonly steps: Readonly<Record<SaleStep, StepStatus>>;
  readonly allowed: readonly SaleAct[];
  readonly car: DescribedCar;
  readonly vinEnding: string;
  readonly miles: number;
  readonly ownership: Ownership;
  readonly seller: Pick<Seller, "firstName" | "lastName" | "coOwner">;
  readonly offerCents: Cents;
  readonly inspection: (InspectionResult & { readonly answer: "ACCEPTED" | "DECLINED" | null }) | null;
  readonly payoff: (SalePayoff & { readonly isEstimate: boolean }) | null;
  readonly money: SaleMoney;
  readonly rooftop: SaleRooftop;
  readonly appointment: {
    readonly state: "BOOKED" | "CANCELED" | "MISSED";
    /** ISO instant. */
    readonly startsAt: string;
    readonly isPickup: boolean;
  } | null;
  readonly account: {
    readonly type: "CHECKING" | "SAVINGS";
    readonly ending: string;
  } | null;
  readonly payouts: readonly (PayoutFact & { readonly reason: string | null; readonly at: string })[];
  readonly isSigned: boolean;
  readonly papers: readonly { readonly kind: SalePaper; readonly isRejected: boolean }[];
  readonly canceledBy: "SELLER" | "RETAILER" | null;
  /** The newest first; ISO instants. */
  readonly history: readonly { readonly kind: SaleEvent; readonly actor: SaleActor; readonly at: string }[];
}
