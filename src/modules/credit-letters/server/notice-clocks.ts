import type { QueueContext } from "#modules/messaging/server/messaging-context.ts";
import type { NoticeKind } from "../domain/owed-notice.ts";
import { findOpen, openContent } from "./internal/notice-repo.ts";

/** More than a desk shows. */
const MOST = 200;

/** A letter that is owed and was not sent yet; instants as ISO. */
interface NoticeClock {
  readonly noticeId: string;
  readonly orderNumber: string;
  readonly kind: NoticeKind;
  readonly to: "PRIMARY" | "JOINT";
  readonly dueAt: string;
  readonly sendAt: string;
  /** The retailer was told that it is about to go. */
  readonly isEscalated: boolean;
  /** Since when it is to be mailed on paper; null for one that goes by email. */
  readonly paperSince: string | null;
}

/** Every clock that runs for the retailer, the most urgent first; nothing of what the letters say. */
export async function noticeClocks(ctx: QueueContext): Promise<{ readonly clocks: readonly NoticeClock[] }> {
  return ctx.db.transaction(async (trx) => {
    const rows = await findOpen(trx, ctx, { limit: MOST });
    return {
      clocks: rows.map((row) => ({
        noticeId: row.id,
        orderNumber: openContent(ctx, row).orderNumber,
        kind: row.kind,
        to: row.applicant_role,
        dueAt: row.due_at.toISOString(),
        sendAt: row.send_at.toISOString(),
        isEscalated: row.escalated_at !== null,
        paperSince: row.paper_since?.toISOString() ?? null,
      })),
    };
  });
}
