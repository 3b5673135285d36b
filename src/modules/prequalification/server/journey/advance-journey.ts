import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import { journeySteps } from "../../domain/journey/journey-steps.ts";
import type { NextMove } from "../../domain/journey/next-move.ts";
import type { TypedPerson } from "../../domain/journey/typed-person.ts";
import type { JourneyContext } from "./journey-context.ts";
import type { JourneyResults } from "./journey-results.ts";
import { noSuchJourney } from "./journey-errors.ts";
import { askBureau } from "./internal/ask-bureau.ts";
import { keepDecline } from "./internal/decline-repo.ts";
import { endJourney } from "./internal/end-journey.ts";
import {
  findJourney,
  type JourneyRow,
  openTyped,
  sealToken,
  updateJourney,
} from "./internal/journey-repo.ts";
import { retailerTomorrow } from "#modules/tenancy/server/retailer-today.ts";
import { mayTellRetailer, tellRetailer } from "./internal/stop-for-screening.ts";

export type AdvanceContext = JourneyContext & { readonly journeyResults: JourneyResults };

/** Whoever took up a journey's work and died is followed after this. */
export const WORK_LEASE_MS = 20_000;

/**
 * Asks the bureau what a journey waits for until a person has to do something. What is to be asked is written down before,
 * and what came of it afterwards in one transaction with its result, so that a process may die at any point.
 * @param input.claimed as the caller wrote it just now; left out, work is taken up that nobody is at any more
 */
export async function advanceJourney(
  ctx: AdvanceContext,
  input: { readonly journeyId: string } | { readonly claimed: JourneyRow },
): Promise<JourneyRow> {
  let { row, isOurs } = "claimed" in input ? { row: input.claimed, isOurs: true } : await takeUp(ctx, input);
  for (;;) {
    const person = openTyped(ctx, row);
    if (!isOurs || row.work === null || person === null) return row;
    const claimed = row;
    const move = await askBureau(ctx, { row, person });
    const isStopped = move.kind === "end" && move.isStopped === true;
    const isTold = isStopped && (await mayTellRetailer(ctx, row));
    ({ row, isOurs } = await ctx.db.transaction(async (trx) => {
      const now = await lockClaimed(trx, ctx, claimed);
      return now.isOurs ? { ...now, row: await settle(trx, ctx, { ...now, person, move, isTold }) } : now;
    }));
  }
}

interface Claim {
  readonly row: JourneyRow;
  /** False while somebody else is at it, or thinks so. */
  readonly isOurs: boolean;
}

/** Work whose process has been silent for too long. */
function takeUp(ctx: JourneyContext, { journeyId: id }: { readonly journeyId: string }): Promise<Claim> {
  return ctx.db.transaction(async (trx) => {
    const row = await findJourney(trx, ctx, { id, lock: true });
    if (row === undefined) throw noSuchJourney();
    const now = ctx.clock.now();
    const isHeld = row.work_since !== null && now.getTime() - row.work_since.getTime() < WORK_LEASE_MS;
    if (row.work === null || isHeld) return { row, isOurs: false };
    const pullTries = row.pull_tries + (row.work === "pull" ? 1 : 0);
    return {
      row: await updateJourney(trx, ctx, { id, work_since: now, pull_tries: pullTries }),
      isOurs: true,
    };
  });
}

/** Not ours when somebody thought that this process had died, or when the journey was discarded meanwhile. */
async function lockClaimed(trx: TenantTransaction, ctx: JourneyContext, claimed: JourneyRow): Promise<Claim> {
  const row = await findJourney(trx, ctx, { id: claimed.id, lock: true });
  if (row === undefined) throw noSuchJourney();
  const isSame = row.work_since?.getTime() === claimed.work_since?.getTime();
  return { row, isOurs: row.work === claimed.work && isSame };
}

async function settle(
  trx: TenantTransaction,
  ctx: AdvanceContext,
  input: {
    readonly row: JourneyRow;
    readonly person: TypedPerson;
    readonly move: NextMove;
    readonly isTold: boolean;
  },
): Promise<JourneyRow> {
  const { row, person, move } = input;
  if (input.isTold) await tellRetailer(trx, ctx, row);
  if (move.kind === "end") {
    const retryOn = move.isOverForToday ? retailerTomorrow(ctx) : (move.retryOn ?? null);
    return endJourney(trx, ctx, { row, ending: { ...move, retryOn } });
  }
  if (move.kind !== "settle") return goOn(trx, ctx, { row, move });
  const { report } = move;
  const consentId = row.consent_id;
  const settled = await ctx.journeyResults.settle(trx, ctx, {
    journeyId: row.id,
    person,
    report,
    consentId,
  });
  const { step, bureau, retryOn } = settled;
  if (step === "declined" && retryOn !== null)
    await keepDecline(trx, ctx, {
      personIndex: row.person_index,
      retry_on: retryOn,
      bureau: JSON.stringify(bureau),
    });
  return endJourney(trx, ctx, { row, ending: settled });
}

/** The next page, or the next thing to ask the bureau. */
function goOn(
  trx: TenantTransaction,
  ctx: JourneyContext,
  { row, move }: { row: JourneyRow; move: Exclude<NextMove, { kind: "end" | "settle" }> },
): Promise<JourneyRow> {
  const { id } = row;
  const since = ctx.clock.now();
  if (move.kind === "again") return updateJourney(trx, ctx, { id, work: "identify", work_since: since });
  if (move.kind === "pull")
    return updateJourney(trx, ctx, {
      id,
      work: "pull",
      work_since: since,
      pull_tries: row.pull_tries + 1,
      token_sealed: sealToken(ctx, id, move.token),
    });
  const step = move.kind === "ask" ? "identity" : "questions";
  requireTransition(journeySteps, row.step, step);
  const touched = { work: null, work_since: null, touched_at: since };
  return move.kind === "ask"
    ? updateJourney(trx, ctx, { id, step, asks: move.asks, ...touched })
    : updateJourney(trx, ctx, {
        id,
        step,
        ...touched,
        answers_sealed: null,
        answer_by: null,
        token_sealed: sealToken(ctx, id, move.token),
      });
}
