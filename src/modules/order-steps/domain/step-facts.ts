import type { DealType, DeliveryOption, PaymentStatus } from "#modules/orders/domain/order.ts";

/** What the tracker knows of the order itself; steps read it too. */
export interface StepOrderFacts {
  readonly orderNumber: string;
  readonly dealType: DealType;
  readonly dealStatus: string;
  /** Null ends the tracker in its error state (TRK-16). */
  readonly dealRefId: string | null;
  readonly orderStatus: string;
  readonly isOffRamp: boolean;
  /** The lender of the accepted offer took it back. */
  readonly isOfferTakenBack?: boolean;
  readonly paymentStatus: PaymentStatus | null;
  /** ISO instant. */
  readonly appointmentTime: string | null;
  /** Its hour went by and the car was not handed over. */
  readonly isAppointmentMissed?: boolean;
  readonly deliveryOption: DeliveryOption | null;
  /** `idVerification.status` of the order. */
  readonly idStatus: string | null;
}

/** Settings of the retailer that take steps away. */
export interface StepFlags {
  /** Flag `skip_insurance_check`: there is no insurance step. */
  readonly skipsInsurance: boolean;
  /** TRK-19: the two settings count only while this flag is on. */
  readonly isC3ToggleOn: boolean;
  readonly showDeliveryStep: boolean;
  readonly showPaymentStep: boolean;
}

/** What every step may read. A step adds facts of its own, under keys of its own. */
export interface SharedFacts {
  readonly order: StepOrderFacts;
  readonly flags: StepFlags;
}

/** The facts of all steps together; each step knows the type of its own. */
export type StepFacts = SharedFacts & Readonly<Record<string, unknown>>;

/** What a step reached that steps of other modules wait for. */
export interface Milestones {
  /** Every consumer signed the contract that stands (PAYSTEP-02, DLV-02). */
  readonly isSigned: boolean;
}
