import { type EventMark, type EventSubject, isOvertaken } from "#modules/orders/domain/event-order.ts";
import { findEventMark, markEvents } from "#modules/orders/server/event-marks.ts";
import type { EventEffect } from "#modules/order-steps/server/step-events.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { RetailerRule } from "../event-table.ts";
import type { RetailerContext } from "../retailer-context.ts";

/** An event on its way to one order. */
export interface HeardEvent extends EventEffect {
  readonly event: string;
  readonly rule: RetailerRule;
}

interface Standing {
  /** A later event about the same was applied. */
  readonly isOvertaken: boolean;
  /** The last applied event about it. */
  readonly mark: EventMark | undefined;
}

function subjectOf(subject: EventSubject, { rule, details }: HeardEvent): EventSubject {
  const target = rule.target?.(details);
  return target === undefined ? subject : (`${subject} ${target}` as EventSubject);
}

/** How an event stands to those that were applied before. Exact while the order's row is held. */
export async function standingOf(
  trx: TenantTransaction,
  ctx: RetailerContext,
  heard: HeardEvent,
): Promise<Standing> {
  const { order, event, rule, time } = heard;
  if (rule.overtakenBy === null) return { isOvertaken: false, mark: undefined };
  const subject = subjectOf(rule.overtakenBy, heard);
  const mark = await findEventMark(trx, ctx, { orderId: order.id, subject });
  const isRepeat = rule.isRepeatable === true && mark?.event === event;
  return { isOvertaken: !isRepeat && isOvertaken(mark, time), mark };
}

/** Keeps that an event was applied, in the transaction of its effect. */
export function rememberEvent(
  trx: TenantTransaction,
  ctx: RetailerContext,
  heard: HeardEvent,
): Promise<void> {
  const { order, event, rule, time } = heard;
  const subjects = rule.marks.map((subject) => subjectOf(subject, heard));
  return markEvents(trx, ctx, { orderId: order.id, subjects, event, time });
}
