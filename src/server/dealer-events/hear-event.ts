import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import {
  type EventMark,
  type EventSubject,
  type EventTime,
  isOvertaken,
} from "#modules/orders/domain/event-order.ts";
import { findEventMark, markEvents } from "#modules/orders/server/event-marks.ts";
import type { SandboxContext } from "../sandbox/sandbox-context.ts";
import { EVENT_SUBJECTS } from "./event-subjects.ts";
import type { OrderEvent } from "./order-events.ts";

/** A word about one order and when it became true; without a time it is news. */
export interface HeardEvent {
  readonly orderId: string;
  readonly event: OrderEvent;
  readonly time: EventTime | undefined;
  /** Which payment it is about, where the sender says so. */
  readonly payment?: string | undefined;
}

export interface Standing {
  /** A later word about the same was applied. */
  readonly isOvertaken: boolean;
  /** The last applied word about it. */
  readonly mark: EventMark | undefined;
}

/** Two payments of one order are two things. */
const subjectOf = (subject: EventSubject, { payment }: HeardEvent): EventSubject =>
  subject === "payment" && payment !== undefined ? `payment ${payment}` : subject;

/** How a word stands to those that were applied before. Exact while the order's row is held. */
export async function standingOf(
  trx: TenantTransaction,
  ctx: SandboxContext,
  heard: HeardEvent,
): Promise<Standing> {
  const { orderId, event, time } = heard;
  const { overtakenBy } = EVENT_SUBJECTS[event];
  if (overtakenBy === null) return { isOvertaken: false, mark: undefined };
  const mark = await findEventMark(trx, ctx, { orderId, subject: subjectOf(overtakenBy, heard) });
  // The same word about money again is a repeat or about another payment; the rule of payments knows.
  const isSameMoney = overtakenBy === "payment" && mark?.event === event;
  return { isOvertaken: !isSameMoney && isOvertaken(mark, time), mark };
}

/** Keeps that a word was applied, in the transaction of its effect. */
export function rememberEvent(trx: TenantTransaction, ctx: SandboxContext, heard: HeardEvent): Promise<void> {
  const { orderId, event, time } = heard;
  const subjects = EVENT_SUBJECTS[event].marks.map((subject) => subjectOf(subject, heard));
  return markEvents(trx, ctx, { orderId, subjects, event, time });
}
