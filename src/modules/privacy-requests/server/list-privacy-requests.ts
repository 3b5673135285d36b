import { listRequests, openNote, openSubject } from "./internal/privacy-requests-repo.ts";
import type { PrivacyRequestsContext } from "./privacy-requests-context.ts";

/** The retailer's queue: what is open, by the day its answer is due, then what is closed. */
export function listPrivacyRequests(ctx: PrivacyRequestsContext) {
  return ctx.db.transaction(async (trx) => {
    const rows = await listRequests(trx, ctx);
    return rows.map((row) => {
      const { token: _secret, ...subject } = openSubject(ctx, row);
      return {
        requestNumber: row.request_number,
        kind: row.kind,
        status: row.status,
        receivedAt: row.received_at.toISOString(),
        dueAt: row.due_at.toISOString(),
        closedAt: row.closed_at?.toISOString() ?? null,
        needsPerson: row.needs_person,
        note: openNote(ctx, row),
        subject,
      };
    });
  });
}
