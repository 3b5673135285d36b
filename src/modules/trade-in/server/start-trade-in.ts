import { browserHash } from "#modules/accounts/server/devices/known-devices-repo.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { NOTHING_SAID } from "../domain/described.ts";
import type { TradeInView } from "../domain/trade-in-view.ts";
import { insertTradeIn, sealDescribed, secretIndex } from "./internal/trade-in-repo.ts";
import { viewOfTradeIn } from "./internal/view-of-trade-in.ts";
import type { TradeInContext } from "./trade-in-context.ts";
import { tooMany } from "./trade-in-errors.ts";

/** One browser starts so many; a person has one car to trade in, a tester some. */
const STARTS = { bucket: "trade-in.start", limit: 30, windowSeconds: 3_600 } as const;

interface StartedTradeIn {
  /** `<id>.<secret>`, for the header `trade-in`; the secret is kept as a hash only. */
  readonly capability: string;
  readonly view: TradeInView;
}

/** TRADE-10: anybody may start. @throws AppError limited */
export async function startTradeIn(ctx: TradeInContext): Promise<StartedTradeIn> {
  const key = browserHash(ctx) ?? ctx.caller?.address ?? "";
  if (key !== "" && !ctx.identity.sandbox) {
    const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...STARTS, key });
    if (!allowed) throw tooMany(retryAfterSeconds);
  }
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
