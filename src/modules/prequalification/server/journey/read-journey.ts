import { isEnd } from "../../domain/journey/journey-steps.ts";
import type { JourneyView } from "../../domain/journey-view.ts";
import type { AdvanceContext } from "./advance-journey.ts";
import { type Caller, discard, endWhatRanOut, enterJourney } from "./internal/enter-journey.ts";
import { updateJourney } from "./internal/journey-repo.ts";
import { viewOfJourney } from "./internal/view-of-journey.ts";
import { journeyOfCapability } from "./journey-of-capability.ts";

/** Where a journey is; looking is no sign of life. @throws AppError not-found */
export async function readJourney(ctx: AdvanceContext, caller: Caller): Promise<JourneyView> {
  return viewOfJourney(ctx, await enterJourney(ctx, caller));
}

/** "Continue" in the dialog (PQ-09, OP-21): 15 more minutes, unless it is over. @throws AppError not-found */
export async function continueJourney(ctx: AdvanceContext, caller: Caller): Promise<JourneyView> {
  const row = await ctx.db.transaction(async (trx) => {
    const found = await journeyOfCapability(trx, ctx, { ...caller, lock: true });
    const now = await endWhatRanOut(trx, ctx, found);
    if (isEnd(now.step)) return now;
    return updateJourney(trx, ctx, { id: now.id, touched_at: ctx.clock.now() });
  });
  return viewOfJourney(ctx, row);
}

/** Discards at once what was typed; a result is not touched by it. @throws AppError not-found */
export async function discardJourney(ctx: AdvanceContext, caller: Caller): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const row = await journeyOfCapability(trx, ctx, { ...caller, lock: true });
    if (!isEnd(row.step)) await discard(trx, ctx, row);
  });
}
