import type { OrderStatus } from "./order.ts";

/** What a history entry tells of: the order and its deal, or one of the steps after the deal. */
export const HISTORY_SUBJECTS = [
  "order",
  "insurance",
  "id",
  "documents",
  "contract",
  "payment",
  "delivery",
] as const;
export type HistorySubject = (typeof HISTORY_SUBJECTS)[number];

export interface StepChange {
  readonly subject: Exclude<HistorySubject, "order">;
  readonly status: string;
  /** Document type, purpose of a payment, way of delivery, or `consent`, `moved`, `returned`. */
  readonly detail: string | null;
  readonly orderStatus: OrderStatus;
}

/** Who did it and what it was, in a sentence the buyer reads. */
export interface StepStory {
  readonly actor: string;
  readonly reason: string;
}

type Story = readonly [actor: string, reason: string];

const STORIES: Readonly<Record<StepChange["subject"], Readonly<Record<string, Story>>>> = {
  insurance: {
    IN_PROGRESS: ["insurance carrier", "Your policy is being checked."],
    SKIPPED: ["buyer", "You chose to upload your insurance card later."],
    ACTIVE: ["insurance carrier", "Your insurance was verified."],
    PENDING_ACTIVATION: ["insurance carrier", "Your insurance was verified; it starts soon."],
    INACTIVE: ["insurance carrier", "Your policy isn't active."],
    EXPIRED: ["insurance carrier", "Your policy has expired."],
    CANCELED: ["insurance carrier", "Your policy was cancelled."],
    NOT_FOUND: ["insurance carrier", "Your policy wasn't found."],
  },
  id: {
    INITIATED: ["buyer", "A link to verify your ID was sent to your phone."],
    SUCCESSFUL: ["id verification", "Your ID was verified."],
    FAILED: ["id verification", "Your ID couldn't be verified."],
    CANCELED: ["buyer", "The ID check was cancelled."],
    INCOMPLETE: ["id verification", "The ID check wasn't finished."],
  },
  documents: { UPLOADED: ["buyer", "You sent a document."] },
  contract: {
    Created: ["contracting", "Your contract was made."],
    Sent: ["contracting", "Your contract is ready to sign."],
    InProgress: ["buyer", "You opened your contract."],
    Completed: ["buyer", "You signed your contract."],
    Cancelled: ["retailer", "The contract was cancelled."],
    Expired: ["contracting", "The contract expired before it was signed."],
    Declined: ["buyer", "The contract was declined."],
  },
  payment: {
    PAYMENT_PENDING: ["buyer", "Your payment is on its way."],
    PAYMENT_HOLD: ["payment provider", "Your payment is being checked."],
    PAYMENT_CAPTURED: ["payment provider", "Your payment arrived."],
    DOWNPAYMENT_PAID: ["payment provider", "Your down payment arrived."],
    FULLY_PAID: ["payment provider", "Your car is paid in full."],
    PAYMENT_FAILED: ["payment provider", "Your payment didn't go through."],
  },
  delivery: {
    REQUESTED: ["buyer", "You asked for a time to get your car."],
    CONFIRMED: ["retailer", "Your appointment was confirmed."],
    COMPLETED: ["retailer", "Your car was handed over."],
    CANCELED: ["buyer", "You cancelled your appointment."],
  },
};

const DOCUMENTS: Readonly<Record<string, string>> = {
  DriversLicense: "You sent your driver's license.",
  InsuranceCard: "You sent your insurance card.",
  W2: "You sent your W-2.",
  PayStub: "You sent a pay stub.",
};

/** Stories that the detail or the order's own state changes. */
function special({ subject, status, detail, orderStatus }: StepChange): Story | undefined {
  const document = subject === "documents" && detail !== null ? DOCUMENTS[detail] : undefined;
  if (document !== undefined) return ["buyer", document];
  if (subject === "insurance" && status === "IN_PROGRESS" && detail === "consent")
    return ["buyer", "You agreed that we ask your insurance carrier."];
  if (subject === "payment" && detail === "returned")
    return ["payment provider", "Your bank returned the payment."];
  if (subject === "payment" && detail === "deposit" && status === "PAYMENT_CAPTURED")
    return ["payment provider", "Your deposit arrived."];
  if (subject !== "delivery") return undefined;
  if (status === "REQUESTED" && detail === "moved") return ["buyer", "You moved your appointment."];
  // Nobody asked the buyer: the retailer's cancellation took the appointment along.
  if (status === "CANCELED" && orderStatus === "CANCELED")
    return ["retailer", "Your appointment was cancelled with the order."];
  return undefined;
}

/** A step's entry in words. A status nobody has words for is told plainly, never left out. */
export function stepStory(change: StepChange): StepStory {
  const [actor, reason] = special(change) ??
    STORIES[change.subject][change.status] ?? ["retailer", `This step changed: ${change.subject}.`];
  return { actor, reason };
}
