import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { CODE_LIMITS } from "#modules/accounts/domain/limits-data.ts";
import { SIGN_UP_CODE } from "#modules/accounts/message-templates.ts";
import {
  type Account,
  confirmAccount,
  findAccountByEmail,
  insertAccount,
  replaceUnconfirmed,
} from "#modules/accounts/server/accounts-repo.ts";
import { recordConsents } from "#modules/accounts/server/people/consents-repo.ts";
import {
  type CodeRequest,
  countMiss,
  type Miss,
  requestCode,
  tryCode,
} from "#modules/accounts/server/codes/email-code.ts";
import { markCodeUsed } from "#modules/accounts/server/codes/email-codes-repo.ts";
import {
  type PoolAnswer,
  type PoolCodeSent,
  type PoolConfirm,
  type PoolContext,
  poolOk,
  poolRefuses,
  type PoolSession,
  type PoolSignUp,
} from "../../ports/identity-pool.ts";
import { answerOfRequest, refusalOfMiss } from "./code-answers.ts";
import { type EmbeddedPoolParts, embeddedSession } from "./embedded-session.ts";

/** Makes an unconfirmed account with its consents and sends its code, all or nothing. */
export async function signUpEmbedded(
  ctx: PoolContext,
  parts: EmbeddedPoolParts,
  command: PoolSignUp,
): Promise<PoolAnswer<PoolCodeSent>> {
  const passwordHash = await parts.passwords.hash(command.password);
  const request = await ctx.db.transaction((trx) => store(trx, ctx, { command, passwordHash }));
  if (request === "exists") return poolRefuses("EMAIL_IN_USE");
  if (request.kind !== "too-soon") return answerOfRequest(request);
  // A second press of the button: the code of a moment ago still counts.
  return poolOk({
    codeExpiresInSeconds: CODE_LIMITS["sign-up"].codeSeconds,
    resendAfterSeconds: request.waitSeconds,
  });
}

async function store(
  trx: TenantTransaction,
  ctx: PoolContext,
  { command, passwordHash }: { readonly command: PoolSignUp; readonly passwordHash: string },
): Promise<CodeRequest | "exists"> {
  const at = ctx.clock.now();
  const { email, firstName, lastName, phone, consents } = command;
  const person = { email, firstName, lastName, phone };
  const isNew = await insertAccount(trx, ctx, { id: ctx.ids.next("acc"), person, passwordHash, at });
  const account = await findAccountByEmail(trx, ctx, { email, lock: true });
  if (account === undefined || account.status === "confirmed") return "exists";
  const request = await requestCode(trx, ctx, {
    purpose: "sign-up",
    email,
    account: { ...account, ...person },
    template: SIGN_UP_CODE,
    ownCodesOnly: true,
  });
  if (request.kind !== "sent" && request.kind !== "too-soon") return request;
  if (!isNew) await replaceUnconfirmed(trx, ctx, { id: account.id, person, passwordHash, at });
  if (request.kind === "sent") await recordConsents(trx, ctx, { accountId: account.id, consents, at });
  return request;
}

/** Sends another code; addresses without a waiting sign-up get the same answer after the same work. */
export async function resendEmbeddedCode(
  ctx: PoolContext,
  { email }: { readonly email: string },
): Promise<PoolAnswer<PoolCodeSent>> {
  const request = await ctx.db.transaction(async (trx) => {
    const found = await findAccountByEmail(trx, ctx, { email, lock: true });
    const account = found?.status === "unconfirmed" ? found : undefined;
    return requestCode(trx, ctx, { purpose: "sign-up", email, account, template: SIGN_UP_CODE });
  });
  return answerOfRequest(request);
}

/** Confirms an address by its code; the account itself knows whether the password is needed too. */
export async function confirmEmbeddedSignUp(
  ctx: PoolContext,
  parts: EmbeddedPoolParts,
  command: PoolConfirm,
): Promise<PoolAnswer<{ readonly session: PoolSession | null }>> {
  const proof = await provePassword(ctx, parts, command);
  const outcome = await ctx.db.transaction((trx) => evaluate(trx, ctx, { command, proof }));
  switch (outcome.kind) {
    case "password-required":
      return poolRefuses("PASSWORD_REQUIRED");
    case "confirmed":
      return poolOk({ session: outcome.proven ? embeddedSession(outcome.account) : null });
    default:
      return refusalOfMiss(outcome);
  }
}

/** `absent`, `wrong`, or the hash that the password was proven against. */
type PasswordProof = "absent" | "wrong" | { readonly hash: string };

async function provePassword(
  ctx: PoolContext,
  { passwords }: EmbeddedPoolParts,
  { email, password }: PoolConfirm,
): Promise<PasswordProof> {
  if (password === undefined) return "absent";
  const account = await ctx.db.transaction((trx) => findAccountByEmail(trx, ctx, { email }));
  const correct = await passwords.verify(account?.passwordHash, password);
  return correct && account !== undefined ? { hash: account.passwordHash } : "wrong";
}

type Outcome =
  | Miss
  | { readonly kind: "password-required" }
  | { readonly kind: "confirmed"; readonly account: Account; readonly proven: boolean };

async function evaluate(
  trx: TenantTransaction,
  ctx: PoolContext,
  { command, proof }: { readonly command: PoolConfirm; readonly proof: PasswordProof },
): Promise<Outcome> {
  const at = ctx.clock.now();
  const { email, code } = command;
  const found = await findAccountByEmail(trx, ctx, { email, lock: true });
  const account = found?.status === "unconfirmed" ? found : undefined;
  const tried = await tryCode(trx, ctx, { purpose: "sign-up", email, code, account });
  if (tried.kind !== "right") return tried;
  if (proof === "wrong") {
    const miss = await countMiss(trx, ctx, {
      purpose: "sign-up",
      email,
      account,
      code: tried.code,
    });
    return miss.kind === "burned" ? miss : { kind: "password-required" };
  }
  const proven = proof !== "absent" && proof.hash === tried.account.passwordHash;
  if (tried.account.contested && !proven) return { kind: "password-required" };
  await markCodeUsed(trx, ctx.tenantId, { id: tried.code.id, at });
  await confirmAccount(trx, ctx.tenantId, { id: tried.account.id, at });
  const confirmed: Account = { ...tried.account, status: "confirmed", contested: false };
  return { kind: "confirmed", account: confirmed, proven };
}
