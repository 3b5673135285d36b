import type { DocumentsContext } from "#modules/documents/server/documents-context.ts";
import {
  keepLooseFile,
  openLooseFile,
  receiveLooseFile,
} from "#modules/documents/server/loose/loose-files.ts";
import type { PayoffContext, PayoffLetters } from "#modules/payoffs/server/payoff-context.ts";

/** As long as a trade-in may be looked up after its offer. */
const KEPT_MS = 365 * 86_400_000;

const withStore = (ctx: PayoffContext): DocumentsContext => ctx as PayoffContext & DocumentsContext;

/**
 * Lenders' letters are checked and kept like every upload. Composed here, because neither module knows the other.
 */
export const payoffLetters: PayoffLetters = {
  receive: (ctx, input) => receiveLooseFile(withStore(ctx), input),
  keep: (trx, ctx, { key }) =>
    keepLooseFile(trx, ctx, { key, until: new Date(ctx.clock.now().getTime() + KEPT_MS) }),
  drop: (trx, ctx, { key }) => keepLooseFile(trx, ctx, { key, until: ctx.clock.now() }),
  open: (ctx, { key }) => openLooseFile(withStore(ctx), key),
};
