import { AppError } from "#platform/shared/app-error.ts";
import { daysAfter } from "#platform/shared/time/days-after.ts";
import { playedDecision, type PlayedOutcome } from "../domain/played-decision.ts";
import type { LenderAnswerState } from "../domain/lender-answer.ts";
import type { ReasonCode } from "#modules/credit-bureaus/domain/reason-codes.ts";
import { openRequest } from "./internal/lender-request-repo.ts";
import { lockRequest } from "./internal/lock-request.ts";
import type { LendersContext } from "./lenders-context.ts";
import { ownAnswer } from "./own-answer.ts";
import { type RecordedAnswer, recordLocked } from "./record-answer.ts";

/**
 * Somebody at the sandbox desk answers for a lender.
 * @throws AppError not-found `lenders.requestUnknown`; conflict `lenders.noPrice` where the lender has no rate
 */
export async function playLender(
  ctx: LendersContext,
  input: {
    readonly requestId: string;
    readonly outcome: PlayedOutcome;
    readonly reasons: readonly ReasonCode[];
  },
): Promise<{
  readonly requestId: string;
  readonly state: LenderAnswerState;
  readonly effect: RecordedAnswer;
}> {
  const { requestId } = input;
  return ctx.db.transaction(async (trx) => {
    const locked = await lockRequest(trx, ctx, { requestId });
    const program = ctx.tenant.config.lenders.programs.find(({ id }) => id === locked?.row.lender_id);
    if (locked === undefined || program === undefined)
      throw new AppError("not-found", {
        code: "lenders.requestUnknown",
        message: "We couldn't find this application.",
      });
    const { row, heldOrder } = locked;
    const decision = playedDecision(program, openRequest(ctx, row, { withNumbers: false }), input);
    if (decision === null)
      throw new AppError("conflict", {
        code: "lenders.noPrice",
        message: "This lender has no rate for this car and term.",
      });
    const now = ctx.clock.now();
    const expiresAt = decision.offers.length === 0 ? null : daysAfter(now, program.offerDays).toISOString();
    const sequence = (row.answer_sequence ?? 0) + 1;
    const answer = { ...ownAnswer(program, { requestId }, { ...decision, now }), expiresAt, sequence };
    const [effect = "unknown"] = await recordLocked(trx, ctx, { heldOrder, said: [{ row, answer }] });
    return { requestId, state: answer.state, effect };
  });
}
