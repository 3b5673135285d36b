import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { countersignContract } from "#modules/contracting/server/countersign-contract.ts";
import { expireVerification } from "#modules/contracting/server/end-contract.ts";
import { isContractSigned } from "#modules/contracting/server/read-contract-facts.ts";
import type { DocumentType } from "#modules/documents/domain/document-types.ts";
import { requestDocument } from "#modules/documents/server/request-documents.ts";
import {
  callOffAppointment,
  completeAppointment,
  confirmAppointment,
} from "#modules/fulfilment/server/move-appointment.ts";
import { moveAppointment } from "#modules/fulfilment/server/rebook-appointment.ts";
import { applyIdOutcome, expireIdLink } from "#modules/id-verification/server/apply-id-outcome.ts";
import type { PolicyStatus } from "#modules/insurance/domain/insurance-status.ts";
import { applyPolicy } from "#modules/insurance/server/apply-policy.ts";
import { type EventTime, isOvertaken } from "#modules/orders/domain/event-order.ts";
import type { DealStatus, Order } from "#modules/orders/domain/order.ts";
import { findEventMark, markEvents } from "#modules/orders/server/event-marks.ts";
import { requireOpenOrder } from "#modules/orders/server/require-open-order.ts";
import { transitionOrder } from "#modules/orders/server/transition-order.ts";
import { requirePaid } from "#modules/payments/server/require-paid.ts";
import { applyPaymentEvent } from "#modules/payments/server/apply-payment-event.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { SandboxContext } from "../sandbox/sandbox-context.ts";
import { acceptDocuments } from "./accept-documents.ts";
import { cancelOrder } from "./cancel-order.ts";
import { requireVerified } from "./require-verified.ts";

export interface EventDetails {
  readonly policyStatus?: PolicyStatus | undefined;
  readonly carrierName?: string | undefined;
  readonly documentType?: DocumentType | undefined;
  /** Which payment is meant, where an order has several. */
  readonly paymentId?: string | undefined;
  readonly purpose?: "balance" | "deposit" | undefined;
  /** When the car is handed over now, ISO instant. */
  readonly appointmentTime?: string | undefined;
}

interface Effect {
  readonly order: Order;
  readonly details: EventDetails;
  /** When it became true; now when left out. */
  readonly time: EventTime | undefined;
}

type Play = (trx: TenantTransaction, ctx: SandboxContext, effect: Effect) => Promise<unknown>;

const policy =
  (fallback: PolicyStatus): Play =>
  (trx, ctx, { order, details }) =>
    applyPolicy(trx, ctx, {
      orderId: order.id,
      policy: {
        status: details.policyStatus ?? fallback,
        carrierName: details.carrierName ?? null,
        policyNumberLast4: null,
      },
    });

const idOutcome =
  (outcome: "SUCCESSFUL" | "FAILED"): Play =>
  (trx, ctx, { order }) =>
    applyIdOutcome(trx, ctx, { order, outcome, actor: "id verification" });

const payment =
  (event: "captured" | "failed" | "returned"): Play =>
  (trx, ctx, { order, details: { paymentId, purpose } }) =>
    applyPaymentEvent(trx, ctx, { order, event, paymentId, purpose });

const lender =
  (dealStatus: DealStatus, reason: string): Play =>
  (trx, ctx, { order }) =>
    transitionOrder(trx, ctx, { orderId: order.id, dealStatus, actor: "lender", reason });

/** Hands the car over; the retailer's own signature, where it is still missing, comes first. */
const deliver: Play = async (trx, ctx, { order }) => {
  await requirePaid(trx, ctx, order);
  await requireVerified(trx, ctx, order);
  const isSale = order.orderStatus === "CONTRACT_PENDING" || order.orderStatus === "OFFRAMP";
  if (isSale && (await isContractSigned(trx, ctx, order.id))) await countersignContract(trx, ctx, order);
  const reason =
    order.orderStatus === "OFFRAMP"
      ? english("You completed your purchase in the store, and your vehicle was delivered.")
      : english("Your vehicle was delivered.");
  await transitionOrder(trx, ctx, { orderId: order.id, orderStatus: "DELIVERED", actor: "retailer", reason });
  await completeAppointment(trx, ctx, order);
};

/** The hour is the retailer's to choose; whether it stands depends on what was said about that last. */
const moveByRetailer: Play = async (trx, ctx, { order, details, time }) => {
  if (details.appointmentTime === undefined) {
    const message = "Say when the car is handed over.";
    const fields = { appointmentTime: message };
    throw new AppError("invalid", { code: "appointment.timeMissing", message, fields });
  }
  const mark = await findEventMark(trx, ctx, { orderId: order.id, subject: "appointment" });
  const start = new Date(details.appointmentTime);
  const isCalledOff = isOvertaken(mark, time) && mark?.event === "appointment.canceled";
  await moveAppointment(trx, ctx, { order: requireOpenOrder(order), start, isCalledOff });
  if (!isOvertaken(mark, time)) {
    await markEvents(trx, ctx, {
      orderId: order.id,
      subjects: ["appointment"],
      event: "appointment.moved",
      time,
    });
  }
};

const offRamp: Play = (trx, ctx, { order }) =>
  transitionOrder(trx, ctx, {
    orderId: order.id,
    orderStatus: "OFFRAMP",
    actor: "retailer",
    reason: english("Your purchase continues in the store."),
  });

/** One more document than the package asks for; `documentType` says which. */
const requestFurtherDocument =
  (requestedBy: "retailer" | "lender"): Play =>
  (trx, ctx, { order, details }) =>
    requestDocument(trx, ctx, { order, type: details.documentType ?? "PayStub", requestedBy });

/** What each event does, in one transaction, through the use cases a signed webhook will call too. */
export const ORDER_EVENTS = {
  "insurance.verified": policy("ACTIVE"),
  "insurance.failed": policy("NOT_FOUND"),
  "id.completed": idOutcome("SUCCESSFUL"),
  "id.failed": idOutcome("FAILED"),
  "id.expired": (trx, ctx, { order }) => expireIdLink(trx, ctx, order),
  "documents.accepted": (trx, ctx, { order }) => acceptDocuments(trx, ctx, order),
  "contract.countersigned": (trx, ctx, { order }) => countersignContract(trx, ctx, order),
  "verification.expired": (trx, ctx, { order }) => expireVerification(trx, ctx, order),
  "payment.captured": payment("captured"),
  "payment.failed": payment("failed"),
  "payment.returned": payment("returned"),
  "appointment.confirmed": (trx, ctx, { order }) => confirmAppointment(trx, ctx, order),
  "appointment.moved": moveByRetailer,
  "appointment.canceled": (trx, ctx, { order }) => callOffAppointment(trx, ctx, order),
  "order.cancelled": (trx, ctx, { order }) => cancelOrder(trx, ctx, order),
  "order.offramp": offRamp,
  "order.delivered": deliver,
  "document.requested": requestFurtherDocument("retailer"),
  "lender.document-requested": requestFurtherDocument("lender"),
  "lender.approved": lender("LSEL", english("A lender approved your application.")),
  "lender.pending": lender("APEN", english("A lender is reviewing your application.")),
  "lender.declined": lender("LDEC", english("The lenders declined your application.")),
  "lender.timeout": lender("LTIM", english("The lenders did not answer in time.")),
  "lender.none-selected": lender("LNSEL", english("No lender is selected yet.")),
} satisfies Record<string, Play>;

/** Events that talk to a provider outside a transaction. */
const PROVIDER_EVENTS = ["contract.ready", "contract.cancelled"] as const;

export type TransactionEvent = keyof typeof ORDER_EVENTS;
export type OrderEvent = TransactionEvent | (typeof PROVIDER_EVENTS)[number];

export const ALL_EVENTS = [...PROVIDER_EVENTS, ...Object.keys(ORDER_EVENTS)] as OrderEvent[];
