import { NOTHING_SAID } from "../domain/described.ts";
import type { TradeInView } from "../domain/trade-in-view.ts";
import { insertTradeIn, sealDescribed, secretIndex } from "./internal/trade-in-repo.ts";
import { limitVisitor } from "#modules/accounts/server/limit-visitor.ts";
import { viewOfTradeIn } from "./internal/view-of-trade-in.ts";
import type { TradeInContext } from "./trade-in-context.ts";
import { noSuchTradeIn, tooMany } from "./trade-in-errors.ts";

/** A person has one car to trade in, a tester some; a network is a home, an office or a whole town. */
const STARTS = {
  browser: { bucket: "trade-in.start", limit: 30, windowSeconds: 3_600 },
  network: { bucket: "trade-in.start-network", limit: 200, windowSeconds: 3_600 },
} as const;

interface StartedTradeIn {
  /** `<id>.<secret>`, for the header `trade-in`; the secret is kept as a hash only. */
  readonly capability: string;
  readonly view: TradeInView;
}

/** TRADE-10: anybody may start, where the retailer takes cars in. @throws AppError limited; not-found where it takes none */
export async function startTradeIn(ctx: TradeInContext): Promise<StartedTradeIn> {
  if (!ctx.tenant.config.tradeIn.enabled) throw noSuchTradeIn();
  await limitVisitor(ctx, { ...STARTS, refuse: tooMany });
  const id = ctx.ids.next("trd");
  const secret = ctx.ids.random(32);
  const now = ctx.clock.now();
  const row = await ctx.db.transaction((trx) =>
    insertTradeIn(trx, ctx, {
      id,
      secret_index: secretIndex(ctx, id, secret),
      status: "Draft",
      described_sealed: sealDescribed(ctx, id, NOTHING_SAID),
      version: 1,
      created_at: now,
      changed_at: now,
    }),
  );
  return { capability: `${id}.${secret}`, view: viewOfTradeIn(ctx, row) };
}
