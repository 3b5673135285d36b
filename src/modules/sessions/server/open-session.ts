import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { deviceName } from "../domain/device-name.ts";
import type { SessionsContext } from "./sessions-context.ts";
import type { Account } from "#modules/accounts/server/accounts-repo.ts";
import { keepDevice } from "#modules/accounts/server/devices/known-devices-repo.ts";
import { issueTokens, type IssuedTokens } from "./tokens/issue-tokens.ts";
import { insertSession } from "./sessions-repo.ts";

/** Tokens for the browser's script, and the refresh token that only its cookie may carry. */
export interface SignedIn {
  readonly tokens: IssuedTokens;
  readonly refreshToken: string;
}

/** A session whose tokens are still to be signed, outside the transaction. */
export interface OpenedSession {
  readonly account: Account;
  readonly sessionId: string;
  readonly refreshToken: string;
}

/** Opens a session in the caller's transaction; from now on the account knows the browser. */
export async function openSession(
  trx: TenantTransaction,
  ctx: SessionsContext,
  account: Account,
): Promise<OpenedSession> {
  const device = deviceName(ctx.caller?.userAgent ?? "");
  const at = ctx.clock.now();
  await keepDevice(trx, ctx, { accountId: account.id, at });
  return { account, ...(await insertSession(trx, ctx, { accountId: account.id, at, device })) };
}

/** Signs the tokens of an opened session. */
export async function signInto(ctx: SessionsContext, opened: OpenedSession): Promise<SignedIn> {
  const tokens = await issueTokens(ctx, opened.account, opened.sessionId);
  return { tokens, refreshToken: opened.refreshToken };
}
