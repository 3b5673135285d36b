import { isDelivered } from "#modules/orders/domain/is-delivered.ts";
import { hasSigningDocuments, documentStepStatus } from "#modules/documents/domain/document-step-status.ts";
import type { DocumentFact } from "#modules/documents/domain/document-step-status.ts";
import { isSigningComplete, type SigningReadiness } from "#modules/contracting/domain/signing-status.ts";
import { signingStepStatus } from "#modules/contracting/domain/signing-step-status.ts";
import { deliveryStepStatus } from "#modules/fulfilment/domain/delivery-step-status.ts";
import { idStepStatus } from "#modules/id-verification/domain/id-step-status.ts";
import { insuranceStepStatus } from "#modules/insurance/domain/insurance-step-status.ts";
import type { DealType, PaymentStatus } from "#modules/orders/domain/order.ts";
import type { ActionStep, StepStatus } from "#modules/order-steps/domain/step-status.ts";
import { isMarkedPaidByServer, paymentStepStatus } from "#modules/payments/domain/payment-step-status.ts";
import { activeStep, type StepState } from "./active-step.ts";
import { landingStep } from "./landing-step.ts";
import { STATUS_LABELS, stepLabel, stepPath } from "./step-labels.ts";
import { stepList } from "./step-list.ts";

/** What the order itself contributes. */
export interface TrackerOrderFacts {
  readonly orderNumber: string;
  readonly dealType: DealType;
  readonly dealStatus: string;
  /** Null ends the tracker in its error state (TRK-16). */
  readonly dealRefId: string | null;
  readonly orderStatus: string;
  readonly isOffRamp: boolean;
  readonly paymentStatus: PaymentStatus | null;
  /** ISO instant. */
  readonly appointmentTime: string | null;
  /** Its hour went by and the car was not handed over. */
  readonly isAppointmentMissed?: boolean;
  readonly deliveryOption: "PICKUP" | "DELIVERY" | null;
  /** `idVerification.status` of the order. */
  readonly idStatus: string | null;
}

/** Everything the tracker is derived from. Null means the call failed or answered nothing (TRK-15). */
export interface TrackerFacts {
  readonly order: TrackerOrderFacts;
  readonly insurance: { readonly status: string | null; readonly policyStatus: string | null } | null;
  readonly idVerification: {
    readonly status: string | null;
    readonly isExpired: boolean;
    readonly transactionsAmount: number;
  } | null;
  readonly documents: readonly DocumentFact[] | null;
  /** A failed readiness call is handed in as "not ready" (SIGN-01), an empty answer as null. */
  readonly readiness: SigningReadiness | null;
  readonly signing: { readonly status: string | null; readonly signersCompleted: boolean } | null;
  /** The contract was opened: server's word or the browser's hint (OP-25). */
  readonly isContractStarted: boolean;
  /** The browser's paid mark; the server's word is added by the rule itself. */
  readonly isMarkedPaid: boolean;
  readonly flags: {
    readonly skipsInsurance: boolean;
    readonly isC3ToggleOn: boolean;
    readonly showDeliveryStep: boolean;
    readonly showPaymentStep: boolean;
  };
}

/** One row of the tracker, ready to show. */
export interface TrackerStep extends StepState {
  /** TRK-05. */
  readonly label: string;
  /** SIGN-07 wording. */
  readonly statusLabel: string;
  readonly path: string;
}

export interface Tracker {
  readonly steps: readonly TrackerStep[];
  /** TRK-20; null only when no step is pending or complete. */
  readonly activeStep: ActionStep | null;
  /** TRK-10. */
  readonly landingStep: ActionStep;
}

/** TRK-15, TRK-16: which answer was missing. */
export type MissingFact =
  | "dealReference"
  | "insurance"
  | "idVerification"
  | "documents"
  | "readiness"
  | "signing";

export type DerivedTracker =
  | { readonly kind: "tracker"; readonly tracker: Tracker }
  | { readonly kind: "failed"; readonly missing: MissingFact; readonly message: string };

type LoadedFacts = TrackerFacts & {
  readonly [K in "insurance" | "idVerification" | "documents" | "readiness" | "signing"]: NonNullable<
    TrackerFacts[K]
  >;
};

const MESSAGES: Readonly<Partial<Record<MissingFact, string>>> = {
  dealReference: "Not enough data to request Progress Tracker state",
  documents: "No data of docupload status",
};

/** The exact error of a state that cannot be loaded (TRK-15, TRK-16, DOC-11); a list without documents is missing (OP-53). */
function findMissing(facts: TrackerFacts): MissingFact | null {
  if (!facts.order.dealRefId) return "dealReference";
  if (facts.insurance === null && !facts.flags.skipsInsurance) return "insurance";
  if (facts.idVerification === null) return "idVerification";
  if (facts.documents === null || facts.documents.length === 0) return "documents";
  if (facts.readiness === null) return "readiness";
  return facts.signing === null ? "signing" : null;
}

/** Every step's status by its owner's rule. */
function stepStatuses(facts: LoadedFacts): Readonly<Record<ActionStep, StepStatus>> {
  const { order, signing } = facts;
  const isSigned = isSigningComplete(signing);
  return {
    VERIFY_INSURANCE: insuranceStepStatus(facts.insurance),
    VERIFY_ID: idStepStatus({
      orderStatus: order.idStatus,
      recordStatus: facts.idVerification.status,
      isExpired: facts.idVerification.isExpired,
      transactionsAmount: facts.idVerification.transactionsAmount,
    }),
    UPLOAD_DOCUMENTS: documentStepStatus(facts.documents),
    SIGN_CONTRACT: signingStepStatus({
      dealStatus: order.dealStatus,
      signing,
      readiness: facts.readiness,
      hasSigningDocuments: hasSigningDocuments(facts.documents),
      isStarted: facts.isContractStarted,
    }),
    PAYMENT_DETAILS: paymentStepStatus({
      dealType: order.dealType,
      isMarkedPaid: facts.isMarkedPaid || isMarkedPaidByServer(order.dealType, order.paymentStatus),
      isSigningComplete: isSigned,
      paymentStatus: order.paymentStatus,
      hasAppointment: order.appointmentTime !== null,
    }),
    SCHEDULE_DELIVERY: deliveryStepStatus({
      appointmentTime: order.appointmentTime,
      isMissed: order.isAppointmentMissed === true,
      isSigningComplete: isSigned,
      dealType: order.dealType,
      paymentStatus: order.paymentStatus,
      isOffRamp: order.isOffRamp,
      isDelivered: isDelivered(order.orderStatus),
    }),
  };
}

/** Once the car is with its buyer nothing is asked for again: what was not done here was settled otherwise. */
function doneSteps(
  list: readonly ActionStep[],
  statuses: Readonly<Record<ActionStep, StepStatus>>,
): readonly ActionStep[] {
  const done = list.filter((step) => statuses[step] === "COMPLETED");
  return done.length === 0 ? ["SCHEDULE_DELIVERY"] : done;
}

/** The whole tracker from plain facts: the same function on the server and in the browser. */
export function deriveTracker(facts: TrackerFacts): DerivedTracker {
  const missing = findMissing(facts);
  if (missing !== null) {
    return { kind: "failed", missing, message: MESSAGES[missing] ?? `No data of ${missing} status` };
  }
  const { order } = facts;
  const insurance = facts.insurance ?? { status: null, policyStatus: null };
  const statuses = stepStatuses({ ...facts, insurance } as LoadedFacts);
  const list = stepList({ ...facts.flags, dealType: order.dealType, isOffRamp: order.isOffRamp });
  const shown = isDelivered(order.orderStatus) ? doneSteps(list, statuses) : list;
  const steps = shown.map((step) => ({
    step,
    status: statuses[step],
    label: stepLabel(step, order.deliveryOption),
    statusLabel: STATUS_LABELS[statuses[step]],
    path: stepPath(step, order.orderNumber),
  }));
  return {
    kind: "tracker",
    tracker: { steps, activeStep: activeStep(steps), landingStep: landingStep(steps) },
  };
}
