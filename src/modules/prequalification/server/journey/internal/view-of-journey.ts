import { readMessageStates } from "#modules/messaging/server/read-message-states.ts";
import { SESSION_SECONDS, WARN_AFTER_SECONDS } from "../../../domain/journey/journey-steps.ts";
import type { JourneyView } from "../../../domain/journey-view.ts";
import type { JourneyContext } from "../journey-context.ts";
import { type JourneyRow, openTyped } from "./journey-repo.ts";

/** A journey as its browser may see it: nothing that was typed, but the end of the phone number. */
export async function viewOfJourney(ctx: JourneyContext, row: JourneyRow): Promise<JourneyView> {
  const person = openTyped(ctx, row);
  const isCode = row.step === "passcode";
  const at = (seconds: number) => new Date(row.touched_at.getTime() + seconds * 1000).toISOString();
  return {
    step: row.step,
    asks: { address: row.asks === "address", ssn: row.asks === "ssn" },
    phoneHint: person === null ? "" : `(•••) •••-${person.phone.slice(-4)}`,
    fallbackChannel: isCode && row.code_channel === "email" ? "email" : null,
    textsAreDown: isCode && (await areTextsDown(ctx, row)),
    resendAt: isCode ? (row.resend_at?.toISOString() ?? null) : null,
    now: ctx.clock.now().toISOString(),
    warnAt: at(WARN_AFTER_SECONDS),
    expiresAt: at(SESSION_SECONDS),
    answerBy: row.step === "questions" ? (row.answer_by?.toISOString() ?? null) : null,
    bureau: row.bureau === null ? null : (JSON.parse(row.bureau) as JourneyView["bureau"]),
    retryOn: row.retry_on,
    returnTo: row.return_to,
  };
}

/** The carrier gave this journey's text back, or did not take it yet. With the sandbox on, one number plays that. */
export async function areTextsDown(ctx: JourneyContext, row: JourneyRow): Promise<boolean> {
  if (row.code_channel !== "sms") return row.code_channel === "email";
  if (ctx.identity.sandbox && openTyped(ctx, row)?.phone.endsWith(SANDBOX_NO_TEXTS)) return true;
  const id = row.code_message_id;
  if (id === null) return false;
  const states = await ctx.db.transaction((trx) => readMessageStates(trx, ctx, [id]));
  const state = states.get(id);
  return state === "retrying" || state === "failed";
}

/** The end of a test number that texts do not reach, in any area code. */
export const SANDBOX_NO_TEXTS = "5550198";
