import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { requireTransition } from "#platform/shared/transition-table.ts";
import { journeySteps } from "../../../domain/journey/journey-steps.ts";
import type { JourneyStep } from "../../../domain/journey-view.ts";
import type { JourneyContext } from "../journey-context.ts";
import { type JourneyRow, updateJourney } from "./journey-repo.ts";

interface JourneyEnding {
  readonly step: Exclude<JourneyStep, "passcode" | "identity" | "questions">;
  readonly bureau?: object;
  readonly retryOn?: string | null;
}

/** The last page: from here on nobody needs what was typed, so that it is gone (OP-21). */
export async function endJourney(
  trx: TenantTransaction,
  ctx: JourneyContext,
  { row, ending }: { readonly row: JourneyRow; readonly ending: JourneyEnding },
): Promise<JourneyRow> {
  requireTransition(journeySteps, row.step, ending.step);
  return updateJourney(trx, ctx, {
    id: row.id,
    step: ending.step,
    ...NOTHING_TYPED,
    ...(ending.bureau && { bureau: JSON.stringify(ending.bureau) }),
    retry_on: ending.retryOn ?? null,
    ended_at: ctx.clock.now(),
  });
}

/** Everything that says who it is, or waits for it. */
const NOTHING_TYPED = {
  typed_sealed: null,
  ssn_sealed: null,
  token_sealed: null,
  answers_sealed: null,
  code_id: null,
  code_message_id: null,
  resend_at: null,
  work: null,
  work_since: null,
  answer_by: null,
} as const;
