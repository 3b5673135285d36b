import { codeState } from "#modules/accounts/domain/code-rules.ts";
import { codeLimitsOf } from "#modules/accounts/domain/tenant-limits.ts";
import { countMiss, makeCode, type Miss } from "#modules/accounts/server/codes/email-code.ts";
import { isCode, lockEmailCodes, markCodeUsed } from "#modules/accounts/server/codes/email-codes-repo.ts";
import { identityError } from "#modules/accounts/server/identity-error.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { TypedPerson } from "../../../domain/journey/typed-person.ts";
import type { JourneyContext } from "../journey-context.ts";
import { JOURNEY_CODE, JOURNEY_CODE_BY_MAIL } from "../journey-messages.ts";
import type { JourneyRow } from "./journey-repo.ts";

const PURPOSE = "prequalification";

interface CodeToSend {
  readonly person: TypedPerson;
  readonly channel: "sms" | "email";
  /** A form that is sent again at once goes on with the code that is on its way to the same browser. */
  readonly mayReuse?: true;
}

type SentCode = Pick<JourneyRow, "code_id" | "code_channel" | "code_message_id" | "resend_at">;

/**
 * Sends a code to whatever was typed, known or not. @throws AppError limited `identity.resendTooSoon`,
 * `identity.requestsExceeded`, `identity.attemptsExceeded`
 */
export async function sendCode(
  trx: TenantTransaction,
  ctx: JourneyContext,
  { person, channel, mayReuse }: CodeToSend,
): Promise<SentCode> {
  const to = channel === "sms" ? person.phone : (person.email ?? "");
  const made = await makeCode(trx, ctx, { purpose: PURPOSE, email: to });
  if (made.kind !== "made") {
    const { kind, waitSeconds, latestId } = made;
    if (kind === "too-soon" && mayReuse && latestId !== undefined)
      return {
        code_id: latestId,
        code_channel: channel,
        code_message_id: null,
        resend_at: after(ctx, waitSeconds),
      };
    throw identityError("limited", REFUSALS[kind], { retryAfterSeconds: waitSeconds });
  }
  const { code } = made;
  const messageId =
    channel === "sms"
      ? await queueMessage(trx, ctx, { channel, to, template: JOURNEY_CODE, params: { code } })
      : await queueMessage(trx, ctx, {
          channel,
          to,
          template: JOURNEY_CODE_BY_MAIL,
          params: { code, firstName: person.firstName },
        });
  return {
    code_id: made.id,
    code_channel: channel,
    code_message_id: messageId,
    resend_at: after(ctx, made.resendAfterSeconds),
  };
}

const REFUSALS = {
  "too-soon": "identity.resendTooSoon",
  exceeded: "identity.requestsExceeded",
  burned: "identity.attemptsExceeded",
} as const;

const after = (ctx: JourneyContext, seconds: number): Date =>
  new Date(ctx.clock.now().getTime() + seconds * 1000);

/** Holds six digits against the journey's own code; null when they are right, and the code is used up then. */
export async function tryCode(
  trx: TenantTransaction,
  ctx: JourneyContext,
  { row, person, code }: { readonly row: JourneyRow; readonly person: TypedPerson; readonly code: string },
): Promise<Miss | null> {
  const email = row.code_channel === "email" ? (person.email ?? "") : person.phone;
  const all = await lockEmailCodes(trx, ctx, { purpose: PURPOSE, email });
  const sent = all.find(({ id }) => id === row.code_id);
  const state = codeState(sent, codeLimitsOf(ctx.tenant, PURPOSE), ctx.clock.now().getTime());
  if (sent === undefined || state.kind === "none" || state.kind === "expired") return { kind: "expired" };
  if (state.kind === "burned") return state;
  if (!isCode(ctx.keys, sent, code))
    return countMiss(trx, ctx, { purpose: PURPOSE, email, account: undefined, code: sent });
  await markCodeUsed(trx, ctx.tenantId, { id: sent.id, at: ctx.clock.now() });
  return null;
}
