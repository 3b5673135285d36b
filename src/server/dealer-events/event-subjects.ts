import type { EventSubject } from "#modules/orders/domain/event-order.ts";
import type { OrderEvent } from "./order-events.ts";

interface Subjects {
  /** Overtaken when a later word about this was applied; null for words no later one takes back. */
  readonly overtakenBy: EventSubject | null;
  /** What it says something about. */
  readonly marks: readonly EventSubject[];
}

const last = (subject: EventSubject): Subjects => ({ overtakenBy: subject, marks: [subject] });
/** Holds whenever it comes: the tables know no way back from it, or it only adds. */
const final = (...marks: readonly EventSubject[]): Subjects => ({ overtakenBy: null, marks });

/**
 * Which words exclude each other: of one subject the later one wins, whatever their order of arrival. A success of the
 * ID check, a countersignature, a delivery and a cancellation are final by tables C, I and J.
 */
export const EVENT_SUBJECTS: Readonly<Record<OrderEvent, Subjects>> = {
  "insurance.verified": last("insurance"),
  "insurance.failed": last("insurance"),
  "id.completed": final("id"),
  "id.failed": last("id"),
  "id.expired": last("id"),
  "documents.accepted": final("insurance", "id"),
  "contract.ready": last("contract"),
  "contract.cancelled": last("contract"),
  "contract.countersigned": final(),
  "verification.expired": last("contract"),
  "payment.captured": last("payment"),
  "payment.failed": last("payment"),
  "payment.returned": last("payment"),
  "appointment.confirmed": last("appointment"),
  "appointment.canceled": last("appointment"),
  // The hour and whether it stands are two things: a later confirmation leaves an earlier move its hour.
  "appointment.moved": { overtakenBy: "appointment-time", marks: ["appointment-time"] },
  "order.cancelled": final("appointment", "appointment-time", "contract"),
  "order.offramp": final(),
  "order.delivered": final(),
  "document.requested": final(),
  "lender.document-requested": final(),
  "lender.approved": last("lender"),
  "lender.pending": last("lender"),
  "lender.declined": last("lender"),
  "lender.timeout": last("lender"),
  "lender.none-selected": last("lender"),
};
