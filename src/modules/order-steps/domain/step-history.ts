import { english } from "#platform/shared/texts/text.ts";
import type { OrderStatus } from "#modules/orders/domain/order.ts";

/** What a history entry tells of: the order and its deal, or one of the steps after the deal. */
const HISTORY_SUBJECTS = [
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
  /** Document type, purpose of a payment, way of delivery, or `consent`, `moved`, `returned`, `released`. */
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
    IN_PROGRESS: ["insurance carrier", english("Your policy is being checked.")],
    SKIPPED: ["buyer", english("You chose to upload your insurance card later.")],
    ACTIVE: ["insurance carrier", english("Your insurance was verified.")],
    PENDING_ACTIVATION: ["insurance carrier", english("Your insurance was verified; it starts soon.")],
    INACTIVE: ["insurance carrier", english("Your policy isn't active.")],
    EXPIRED: ["insurance carrier", english("Your policy has expired.")],
    CANCELED: ["insurance carrier", english("Your policy was canceled.")],
    NOT_FOUND: ["insurance carrier", english("Your policy wasn't found.")],
  },
  id: {
    INITIATED: ["buyer", english("You started to verify your ID.")],
    SUCCESSFUL: ["id verification", english("Your ID was verified.")],
    FAILED: ["id verification", english("Your ID couldn't be verified.")],
    CANCELED: ["buyer", english("The ID check was canceled.")],
    INCOMPLETE: ["id verification", english("The ID check wasn't finished.")],
    EXPIRED: ["id verification", english("The link to verify your ID expired.")],
  },
  documents: {
    UPLOADED: ["buyer", english("You sent a document.")],
    REQUESTED: ["retailer", english("We asked you for another document.")],
  },
  contract: {
    Created: ["contracting", english("Your contract was made.")],
    Sent: ["contracting", english("Your contract is ready to sign.")],
    InProgress: ["buyer", english("You opened your contract.")],
    // With both signatures; the buyer's own is told by the order's history.
    Completed: ["contracting", english("Your contract is complete.")],
    Cancelled: ["retailer", english("The contract was canceled.")],
    Expired: ["contracting", english("The contract expired before it was signed.")],
    Declined: ["buyer", english("The contract was declined.")],
  },
  payment: {
    PAYMENT_PENDING: ["buyer", english("Your payment is on its way.")],
    PAYMENT_HOLD: ["payment provider", english("Your payment is being checked.")],
    PAYMENT_CAPTURED: ["payment provider", english("Your payment arrived.")],
    DOWNPAYMENT_PAID: ["payment provider", english("Your down payment arrived.")],
    FULLY_PAID: ["payment provider", english("Your car is paid in full.")],
    PAYMENT_FAILED: ["payment provider", english("Your payment didn't go through.")],
    REFUND_REQUESTED: ["retailer", english("Your refund was requested.")],
    REFUNDED: ["payment provider", english("Your payment was refunded.")],
  },
  delivery: {
    REQUESTED: ["buyer", english("You asked for a time to get your car.")],
    CONFIRMED: ["retailer", english("Your appointment was confirmed.")],
    COMPLETED: ["retailer", english("Your car was handed over.")],
    CANCELED: ["buyer", english("You canceled your appointment.")],
  },
};

/** What the retailer's own people looked at. */
const SEEN: Readonly<Record<string, string>> = {
  insurance: english("The retailer checked your insurance."),
  id: english("The retailer checked your ID."),
};

const DOCUMENTS: Readonly<Record<string, string>> = {
  DriversLicense: english("You sent your driver's license."),
  InsuranceCard: english("You sent your insurance card."),
  W2: english("You sent your W-2."),
  PayStub: english("You sent a pay stub."),
};

const DEPOSIT: Readonly<Record<string, Story>> = {
  PAYMENT_PENDING: ["buyer", english("Your deposit is on its way.")],
  PAYMENT_HOLD: ["payment provider", english("Your deposit is being checked.")],
  PAYMENT_CAPTURED: ["payment provider", english("Your deposit arrived.")],
  PAYMENT_FAILED: ["payment provider", english("Your deposit didn't go through.")],
};

/** Stories that the detail or the order's own state changes. */
function special({ subject, status, detail, orderStatus }: StepChange): Story | undefined {
  const document = subject === "documents" && detail !== null ? DOCUMENTS[detail] : undefined;
  if (document !== undefined && status === "UPLOADED") return ["buyer", document];
  const seen = detail === "retailer" && ["ACTIVE", "SUCCESSFUL"].includes(status) ? SEEN[subject] : undefined;
  if (seen !== undefined) return ["retailer", seen];
  if (subject === "insurance" && status === "IN_PROGRESS" && detail === "consent")
    return ["buyer", english("You agreed that we ask your insurance carrier.")];
  if (subject === "payment" && detail === "returned")
    return ["payment provider", english("Your bank returned the payment.")];
  if (subject === "payment" && detail === "released")
    return ["payment provider", english("The hold on your payment was released. Nothing was charged.")];
  if (subject === "payment" && detail === "deposit" && DEPOSIT[status] !== undefined) return DEPOSIT[status];
  if (subject !== "delivery") return undefined;
  if (detail === "moved-by-retailer") return ["retailer", english("The retailer moved your appointment.")];
  if (detail === "by-retailer" && orderStatus !== "CANCELED")
    return ["retailer", english("The retailer canceled your appointment.")];
  if (status === "REQUESTED" && detail === "moved") return ["buyer", english("You moved your appointment.")];
  // Nobody asked the buyer: the retailer's cancellation took the appointment along.
  if (status === "CANCELED" && orderStatus === "CANCELED")
    return ["retailer", english("Your appointment was canceled with the order.")];
  return undefined;
}

/** A step's entry in words. A status nobody has words for is told plainly, never left out. */
export function stepStory(change: StepChange): StepStory {
  const [actor, reason] = special(change) ??
    STORIES[change.subject][change.status] ?? ["retailer", `This step changed: ${change.subject}.`];
  return { actor, reason };
}
