import { daysAfter } from "#platform/shared/time/days-after.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import {
  EXTENDED_DAYS,
  privacyRequestTransitions,
  type PrivacyRequestStatus,
} from "../domain/privacy-request.ts";
import {
  PRIVACY_REQUEST_ANSWERED,
  PRIVACY_REQUEST_DENIED,
  PRIVACY_REQUEST_EXTENDED,
} from "../message-templates.ts";
import {
  lockByNumber,
  openSubject,
  type PrivacyRequestRow,
  updateRequest,
} from "./internal/privacy-requests-repo.ts";
import { linkUnknown } from "./internal/find-request.ts";
import { dayText, notifySubject, whatText } from "./internal/notify-subject.ts";
import type { PrivacyRequestsContext } from "./privacy-requests-context.ts";

interface PrivacyAnswer {
  readonly requestNumber: string;
  readonly event: "privacy.extended" | "privacy.completed" | "privacy.denied";
  /** The reason of an extension or a refusal, or what was done; the consumer reads it. */
  readonly note: string;
}

const STATUS = {
  "privacy.extended": "EXTENDED",
  "privacy.completed": "COMPLETED",
  "privacy.denied": "DENIED",
} as const satisfies Record<PrivacyAnswer["event"], PrivacyRequestStatus>;

/**
 * What the retailer's people answer: more time, once and with its reason (90 days from receipt), done, or no with its
 * reason. The same answer twice is one.
 * @throws AppError `not-found` `privacy.linkUnknown`; `conflict` `state.transitionNotAllowed`
 */
export async function answerPrivacyRequest(
  ctx: PrivacyRequestsContext,
  answer: PrivacyAnswer,
): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const row = await lockByNumber(trx, ctx, answer.requestNumber);
    if (row === undefined) throw linkUnknown(ctx);
    const status = STATUS[answer.event];
    if (!requireTransition(privacyRequestTransitions, row.status, status)) return;
    const dueAt = status === "EXTENDED" ? daysAfter(row.received_at, EXTENDED_DAYS) : row.due_at;
    const closedAt = status === "EXTENDED" ? null : ctx.clock.now();
    await updateRequest(trx, ctx, {
      id: row.id,
      change: { status, due_at: dueAt, closed_at: closedAt, note: answer.note, reminded_at: null },
    });
    await notifySubject(trx, ctx, {
      subject: openSubject(ctx, row),
      ...mailOf(answer, { ...row, due_at: dueAt }),
    });
  });
}

function mailOf({ event, note }: PrivacyAnswer, row: PrivacyRequestRow) {
  const params = (reader: PrivacyRequestsContext) => ({
    requestNumber: row.request_number,
    what: whatText(reader, row),
    dueOn: dayText(reader, row.due_at),
    reason: note,
    note,
  });
  if (event === "privacy.extended") return { template: PRIVACY_REQUEST_EXTENDED, params };
  return {
    template: event === "privacy.completed" ? PRIVACY_REQUEST_ANSWERED : PRIVACY_REQUEST_DENIED,
    params,
  };
}
