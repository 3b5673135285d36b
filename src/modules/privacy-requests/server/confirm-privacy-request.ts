import { enqueueJob } from "#platform/server/jobs/enqueue-job.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import { nextFreeAccess, privacyRequestTransitions } from "../domain/privacy-request.ts";
import type { PrivacyRequestView } from "../domain/privacy-request-schema.ts";
import { PRIVACY_ACCESS_LIMIT, PRIVACY_REQUEST_OPEN } from "../message-templates.ts";
import { FULFILL_PRIVACY_REQUEST } from "./fulfill-privacy-request.ts";
import { requireByToken, statusOf, viewOf } from "./internal/find-request.ts";
import {
  accessRequestsOf,
  openSubject,
  type PrivacyRequestRow,
  updateRequest,
} from "./internal/privacy-requests-repo.ts";
import { dayText, linkOf, notifySubject, whatText } from "./internal/notify-subject.ts";
import type { PrivacyRequestsContext } from "./privacy-requests-context.ts";

/**
 * Whoever reads the consumer's mail says that a request is theirs. Pressing twice is pressing once. An access request
 * beyond two in twelve months is denied with the day from which it is free again (PRIV-01).
 * @throws AppError `not-found` `privacy.linkUnknown`; `conflict` `state.transitionNotAllowed` for one that has lapsed
 */
export async function confirmPrivacyRequest(
  ctx: PrivacyRequestsContext,
  { token }: { readonly token: string },
): Promise<PrivacyRequestView> {
  return ctx.db.transaction(async (trx) => {
    const row = await requireByToken(trx, ctx, { token, lock: true });
    if (row.confirmed_at !== null) return viewOf(ctx, row);
    const now = ctx.clock.now();
    requireTransition(privacyRequestTransitions, statusOf(ctx, row), "OPEN");
    const nextOn = await nextFree(trx, ctx, row);
    const change =
      nextOn === undefined
        ? ({ status: "OPEN", confirmed_at: now } as const)
        : ({ status: "DENIED", confirmed_at: now, closed_at: now } as const);
    await updateRequest(trx, ctx, { id: row.id, change });
    await tell(trx, ctx, { row, nextOn });
    if (nextOn === undefined)
      await enqueueJob(trx, ctx, { kind: FULFILL_PRIVACY_REQUEST, payload: { id: row.id } });
    return viewOf(ctx, { ...row, ...change });
  });
}

async function nextFree(
  trx: TenantTransaction,
  ctx: PrivacyRequestsContext,
  row: PrivacyRequestRow,
): Promise<Date | undefined> {
  if (row.kind !== "access") return undefined;
  const earlier = await accessRequestsOf(trx, ctx, { emailIndex: row.email_index, notId: row.id });
  return nextFreeAccess(earlier, row.received_at);
}

async function tell(
  trx: TenantTransaction,
  ctx: PrivacyRequestsContext,
  { row, nextOn }: { row: PrivacyRequestRow; nextOn: Date | undefined },
): Promise<void> {
  const subject = openSubject(ctx, row);
  const { request_number: requestNumber } = row;
  if (nextOn !== undefined) {
    return notifySubject(trx, ctx, {
      subject,
      template: PRIVACY_ACCESS_LIMIT,
      params: (reader) => ({ requestNumber, nextOn: dayText(reader, nextOn) }),
    });
  }
  return notifySubject(trx, ctx, {
    subject,
    template: PRIVACY_REQUEST_OPEN,
    params: (reader) => ({
      requestNumber,
      what: whatText(reader, row),
      dueOn: dayText(reader, row.due_at),
      link: linkOf(reader, subject.token),
    }),
  });
}
