import type { DocumentsContext } from "./documents-context.ts";
import { cancelRemoval, findDueRemovals } from "./internal/object-removals-repo.ts";

const BATCH = 100;

/** Deletes objects and crosses them out; what fails stays written down and is tried again by `removeDueObjects`. */
export async function removeObjects(ctx: DocumentsContext, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    try {
      await ctx.objectStore.delete(key);
      await ctx.db.transaction((trx) => cancelRemoval(trx, ctx, key));
    } catch (error) {
      ctx.log.warn("an object was not removed yet", {
        error: error instanceof Error ? error.name : "unknown",
      });
    }
  }
}

/** What a crash or an outage left behind. Safe beside other replicas. */
export async function removeDueObjects(ctx: DocumentsContext): Promise<void> {
  await removeObjects(ctx, await ctx.db.transaction((trx) => findDueRemovals(trx, ctx, BATCH)));
}
