import { sql } from "kysely";
import type { DueRows } from "#platform/server/database/transactions/due-tenants.ts";
import { DAY_MS } from "#platform/shared/time/durations.ts";
import type { DocumentsContext } from "./documents-context.ts";
import { deleteDocumentRow } from "./internal/documents-repo.ts";
import { findExpiredDocuments } from "./internal/expired-documents-repo.ts";
import { removeObjects } from "./remove-objects.ts";

/** PRIV-04. */
const RETENTION_DAYS = 60;

/** What `deleteExpiredDocuments` looks through. */
export const oldDocuments: DueRows = {
  table: "document",
  where: (now) => sql`created_at <= ${new Date(now.getTime() - RETENTION_DAYS * DAY_MS)}`,
};
const BATCH = 100;

/**
 * Deletes documents 60 days after upload, or after delivery when the car was sold (PRIV-04, OP-50): rows, bytes and
 * thumbnails. The order, its contract and a line without contents stay. Repeatable, safe beside other replicas.
 * @returns how many were deleted
 */
export async function deleteExpiredDocuments(ctx: DocumentsContext): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - RETENTION_DAYS * DAY_MS);
  let deleted = 0;
  for (;;) {
    const keys = await ctx.db.transaction(async (trx) => {
      const rows = await findExpiredDocuments(trx, ctx, { before, limit: BATCH });
      const all: (readonly string[])[] = [];
      for (const row of rows) all.push(await deleteDocumentRow(trx, ctx, { row, reason: "retention" }));
      return all;
    });
    if (keys.length === 0) break;
    deleted += keys.length;
    await removeObjects(ctx, keys.flat());
  }
  if (deleted > 0) ctx.log.info("documents deleted after their time", { count: deleted });
  return deleted;
}
