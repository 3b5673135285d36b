import { tenantText } from "#modules/tenancy/domain/tenant-text.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { CONFIRM_DAYS, type PrivacyRequestStatus } from "../../domain/privacy-request.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import type { PrivacyRequestView } from "../../domain/privacy-request-schema.ts";
import { privacyMessages } from "../../messages.ts";
import type { PrivacyRequestsContext } from "../privacy-requests-context.ts";
import { findByToken, type PrivacyRequestRow } from "./privacy-requests-repo.ts";

/** The request behind a mailed link. @throws AppError `not-found` `privacy.linkUnknown` */
export async function requireByToken(
  trx: TenantTransaction,
  ctx: PrivacyRequestsContext,
  input: { readonly token: string; readonly lock?: boolean },
): Promise<PrivacyRequestRow> {
  const row = await findByToken(trx, ctx, input);
  if (row === undefined) throw linkUnknown(ctx);
  return row;
}

export function linkUnknown(ctx: Pick<PrivacyRequestsContext, "tenant">): AppError {
  const message = tenantText(ctx.tenant, privacyMessages, "privacy.linkUnknown");
  return new AppError("not-found", { code: "privacy.linkUnknown", message });
}

/** The status, without waiting for the periodic task that writes a lapse down. */
export function statusOf(
  ctx: Pick<PrivacyRequestsContext, "clock">,
  { status, received_at: receivedAt }: Pick<PrivacyRequestRow, "status" | "received_at">,
): PrivacyRequestStatus {
  const isLate = daysAfter(receivedAt, CONFIRM_DAYS) <= ctx.clock.now();
  return status === "AWAITING_CONFIRMATION" && isLate ? "LAPSED" : status;
}

/** What the person sees of it; a report that ran out is none. */
export function viewOf(
  ctx: Pick<PrivacyRequestsContext, "clock">,
  row: PrivacyRequestRow,
): PrivacyRequestView {
  const { report_until: until } = row;
  const hasReport = row.report_sealed !== null && until !== null && until > ctx.clock.now();
  return {
    requestNumber: row.request_number,
    kind: row.kind,
    status: statusOf(ctx, row),
    receivedAt: row.received_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    reportUntil: hasReport ? until.toISOString() : null,
  };
}
