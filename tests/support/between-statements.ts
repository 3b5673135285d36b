import { setTimeout as sleep } from "node:timers/promises";
import type { KyselyPlugin } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { Database } from "#platform/server/database/open-database.ts";
import { withEndOf } from "#platform/server/database/transactions/transaction-end.ts";

/** Where somebody else comes in. */
interface Between {
  /** After which statement of all transactions of the context, from 1. */
  readonly statement: number;
  readonly meanwhile: () => Promise<unknown>;
}

/**
 * The same context, between two of whose statements somebody else does something and commits it; `asked` says how many
 * statements there were. What comes in must not wait for a row that the context's transaction holds.
 */
export function betweenStatements<Ctx extends Pick<RequestContext, "db">>(
  ctx: Ctx,
  { statement, meanwhile }: Between,
): { readonly ctx: Ctx; asked(): number } {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (++statements === statement) await meanwhile();
      return result;
    },
  };
  const transaction: typeof ctx.db.transaction = (run, options) =>
    ctx.db.transaction((trx) => run(withEndOf(trx.withPlugin(plugin), trx)), options);
  return { ctx: { ...ctx, db: { ...ctx.db, transaction } }, asked: () => statements };
}

/** Until somebody's work is done, or waits for a row that somebody else of its database holds. */
export async function untilDoneOrWaiting({ owner }: Database, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const done = (): void => void (isDone = true);
  void work.then(done, done);
  while (!isDone) {
    const { rows } = await owner.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows.length > 0) return;
    await sleep(5);
  }
}
