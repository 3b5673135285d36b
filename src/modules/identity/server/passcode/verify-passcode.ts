import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type { IdentityContext } from "../identity-context.ts";
import { findAccountByEmail } from "../internal/accounts-repo.ts";
import { codeError } from "../internal/code-error.ts";
import { type Miss, tryCode } from "../internal/email-code.ts";
import { markCodeUsed } from "../internal/email-codes-repo.ts";
import { openSession, type OpenedSession, type SignedIn, signInto } from "../internal/open-session.ts";
import { proveAddress } from "../internal/prove-address.ts";

export interface VerifyPasscodeInput {
  readonly email: string;
  /** Six digits. */
  readonly code: string;
}

const TEXTS = {
  wrong: "identity.passcodeWrong",
  "one-left": "identity.passcodeWrongOneLeft",
  expired: "identity.passcodeExpired",
  burned: "identity.attemptsExceeded",
} as const;

/**
 * Signs in with a passcode (AUTH-07, AUTH-18). The password lock does not matter here. An account that was
 * never confirmed loses what its sign-up said about signing in (`proveAddress`).
 * @throws AppError `invalid` `identity.passcodeWrong` (MSG-18), `identity.passcodeWrongOneLeft`,
 * `identity.passcodeExpired` (MSG-19); `limited` `identity.attemptsExceeded` (MSG-20)
 */
export async function verifyPasscode(ctx: IdentityContext, input: VerifyPasscodeInput): Promise<SignedIn> {
  const outcome = await ctx.db.transaction((trx) => judge(trx, ctx, input));
  if (outcome.kind !== "signed-in") throw codeError(outcome, TEXTS);
  for (const sessionId of outcome.endedSessions) ctx.identity.revoked.add(ctx.tenantId, sessionId);
  return signInto(ctx, outcome.opened);
}

interface Opened {
  readonly kind: "signed-in";
  readonly opened: OpenedSession;
  readonly endedSessions: readonly string[];
}

async function judge(
  trx: TenantTransaction,
  ctx: IdentityContext,
  { email, code }: VerifyPasscodeInput,
): Promise<Miss | Opened> {
  const found = await findAccountByEmail(trx, ctx, { email, lock: true });
  const tried = await tryCode(trx, ctx, { purpose: "passcode", email, code, account: found });
  if (tried.kind !== "right") return tried;
  await markCodeUsed(trx, ctx.tenantId, { id: tried.code.id, at: ctx.clock.now() });
  const { account, endedSessions } = await proveAddress(trx, ctx, tried.account);
  return { kind: "signed-in", opened: await openSession(trx, ctx, account), endedSessions };
}
