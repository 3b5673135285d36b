import { hitRateLimit } from "#platform/server/rate-limit.ts";
import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { normalizeEmail } from "#platform/shared/fields/email.ts";
import { queueMessage } from "#modules/messaging/server/queue-message.ts";
import {
  judgeRequest,
  MAX_REQUESTS,
  RESEND_SECONDS,
  type RequestVerdict,
  WINDOW_SECONDS,
} from "../domain/code-rules.ts";
import { SIGN_UP_CODE } from "../message-templates.ts";
import type { IdentityContext } from "./identity-context.ts";
import { findAccountByEmail } from "./internal/accounts-repo.ts";
import { findCodes, insertCode } from "./internal/codes-repo.ts";
import { identityError } from "./internal/identity-error.ts";
import { CODE_SENT, type CodeSent } from "./sign-up.ts";

/**
 * Sends another sign-up code (AUTH-06, OP-22). Addresses without a waiting sign-up get the same answers
 * and limits; they just get no message.
 * @throws AppError `limited` `identity.resendTooSoon`, `identity.requestsExceeded` (MSG-20)
 */
export async function resendCode(
  ctx: IdentityContext,
  input: { readonly email: string },
): Promise<CodeSent & { readonly oneRequestLeft: boolean }> {
  const email = normalizeEmail(input.email);
  const pause = { bucket: "identity.resend.pause", key: email, limit: 1, windowSeconds: RESEND_SECONDS };
  const paused = await hitRateLimit(ctx, pause);
  if (!paused.allowed) throw tooSoon(paused.retryAfterSeconds);
  // The sign-up itself sent the first of the five.
  const requests = {
    bucket: "identity.resend.requests",
    key: email,
    limit: MAX_REQUESTS - 1,
    windowSeconds: WINDOW_SECONDS,
  };
  const counted = await hitRateLimit(ctx, requests);
  if (!counted.allowed) throw exceeded(counted.retryAfterSeconds);
  const verdict = await ctx.db.transaction((trx) => send(trx, ctx, email));
  if (verdict?.kind === "too-soon") throw tooSoon(verdict.waitSeconds);
  if (verdict?.kind === "exceeded") throw exceeded(verdict.waitSeconds);
  return { ...CODE_SENT, oneRequestLeft: counted.remaining === 1 };
}

async function send(
  trx: TenantTransaction,
  ctx: IdentityContext,
  email: string,
): Promise<RequestVerdict | undefined> {
  const account = await findAccountByEmail(trx, ctx, { email, lock: true });
  if (account === undefined || account.status === "confirmed") return undefined;
  const at = ctx.clock.now();
  const verdict = judgeRequest(await findCodes(trx, ctx, account.id), at.getTime());
  if (verdict.kind !== "allowed") return verdict;
  const code = await insertCode(trx, ctx, { accountId: account.id, at });
  const params = { code, firstName: account.firstName };
  await queueMessage(trx, ctx, { channel: "email", to: account.email, template: SIGN_UP_CODE, params });
  return verdict;
}

function tooSoon(retryAfterSeconds: number) {
  return identityError("limited", "identity.resendTooSoon", { retryAfterSeconds });
}

function exceeded(retryAfterSeconds: number) {
  return identityError("limited", "identity.requestsExceeded", { retryAfterSeconds });
}
