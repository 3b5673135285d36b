import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { blindIndex } from "#platform/server/crypto/field-encryption.ts";
import { isAppError, type AppError } from "#platform/shared/app-error.ts";
import { isEnd, SESSION_SECONDS } from "../../../domain/journey/journey-steps.ts";
import type { TypedPerson } from "../../../domain/journey/typed-person.ts";
import type { JourneyStep } from "../../../domain/journey-view.ts";
import { type AdvanceContext, advanceJourney } from "../advance-journey.ts";
import type { JourneyContext } from "../journey-context.ts";
import { sessionExpired, stillChecking, wrongOrder } from "../journey-errors.ts";
import { journeyOfCapability } from "../journey-of-capability.ts";
import { deleteUnprovenConsent } from "./consent-repo.ts";
import { endJourney } from "./end-journey.ts";
import { type JourneyRow, type Keeper, openTyped, updateJourney } from "./journey-repo.ts";
import { retailerTomorrow } from "#modules/tenancy/server/retailer-today.ts";

/** Who calls: the header as it came, and the key with which a write may be repeated. */
export interface Caller {
  readonly capability: string | null;
  readonly idempotencyKey?: string | undefined;
}

/**
 * The journey as it stands now: what ran out has ended, and what a process that died left undone is done.
 * @throws AppError not-found
 */
export async function enterJourney(ctx: AdvanceContext, { capability }: Caller): Promise<JourneyRow> {
  const row = await ctx.db.transaction(async (trx) => {
    const found = await journeyOfCapability(trx, ctx, { capability, lock: true });
    return endWhatRanOut(trx, ctx, found);
  });
  return row.work === null ? row : advanceJourney(ctx, { journeyId: row.id });
}

/** OP-21: silence ends a journey, and what was typed with it. OP-24: late answers are none. */
export async function endWhatRanOut(
  trx: TenantTransaction,
  ctx: JourneyContext,
  row: JourneyRow,
): Promise<JourneyRow> {
  if (isEnd(row.step) || row.work !== null) return row;
  const now = ctx.clock.now();
  if (row.touched_at.getTime() + SESSION_SECONDS * 1000 <= now.getTime()) return discard(trx, ctx, row);
  if (row.step !== "questions" || row.answer_by === null || now <= row.answer_by) return row;
  return endJourney(trx, ctx, { row, ending: { step: "failed", retryOn: retailerTomorrow(ctx) } });
}

/** Nothing of what was typed is left; of the consent only what a bureau was asked on. */
export async function discard(
  trx: TenantTransaction,
  ctx: JourneyContext,
  row: JourneyRow,
): Promise<JourneyRow> {
  await deleteUnprovenConsent(trx, ctx, { id: row.consent_id });
  return endJourney(trx, ctx, { row, ending: { step: "expired" } });
}

interface Write extends Caller {
  /** The page on which it may be made. */
  readonly step: JourneyStep;
  /** Names the call, for its repetition. */
  readonly name: string;
  readonly input: unknown;
}

type Changed = Partial<JourneyRow> | AppError;

/**
 * One write of a journey on the page it belongs to. The same again, by its Idempotency-Key, changes nothing. A returned
 * error is thrown after what was counted is kept.
 * @throws AppError not-found; conflict `state.transitionNotAllowed`, `prequalification.expired`, `prequalification.busy`
 */
export async function changeJourney(
  ctx: AdvanceContext,
  write: Write,
  change: (trx: TenantTransaction, row: JourneyRow, person: TypedPerson) => Promise<Changed>,
): Promise<JourneyRow> {
  const { id } = await enterJourney(ctx, write);
  const index = writeIndex(ctx, id, write);
  const changed = await ctx.db.transaction(async (trx) => {
    const row = await journeyOfCapability(trx, ctx, { ...write, lock: true });
    if (index !== null && row.last_write_index === index) return { journeyId: id, row };
    const person = requireStep(ctx, row, write.step);
    const values = await change(trx, row, person);
    const touched = { id, touched_at: ctx.clock.now() };
    if (!isAppError(values)) {
      const claimed = await updateJourney(trx, ctx, { ...values, ...touched, last_write_index: index });
      return { claimed, row: claimed };
    }
    // Whoever mistypes is there.
    await updateJourney(trx, ctx, touched);
    return values;
  });
  if (isAppError(changed)) throw changed;
  if (changed.row.work === null) return changed.row;
  const after = await advanceJourney(ctx, changed);
  if (after.work !== null) throw stillChecking();
  return after;
}

/** OP-06. @throws AppError conflict */
export function requireStep(ctx: Keeper, row: JourneyRow, step: JourneyStep): TypedPerson {
  if (row.step === "expired") throw sessionExpired();
  const person = openTyped(ctx, row);
  if (row.step !== step || person === null) throw wrongOrder(`prequalification: ${row.step} to ${step}`);
  if (row.work !== null) throw stillChecking();
  return person;
}

function writeIndex(ctx: Keeper, id: string, { name, input, idempotencyKey: key }: Write): string | null {
  if (key === undefined) return null;
  return blindIndex(ctx.keys, `prequalification_write|${id}|${name}|${key}|${JSON.stringify(input)}`);
}
