import type { KyselyPlugin } from "kysely";
import type { RequestContext } from "#platform/server/context/request-context.ts";
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
