import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import { attemptsLeft, codeState, WINDOW_SECONDS } from "../domain/code-rules.ts";
import type { IdentityContext } from "./identity-context.ts";
import { type Account, confirmAccount, findAccountByEmail } from "./internal/accounts-repo.ts";
import { codeHash, countAttempt, findCodes, markCodeUsed } from "./internal/codes-repo.ts";
import { identityError } from "./internal/identity-error.ts";
import { openSession, type OpenedSession, type SignedIn, signInto } from "./internal/open-session.ts";

export interface ConfirmSignUpInput {
  readonly email: string;
  /** Six digits. */
  readonly code: string;
  /** The password of the sign-up; with it the person is signed in at once. */
  readonly password?: string | undefined;
}

/**
 * Confirms an address by its code (AUTH-06). Answers a session when the password came along, else undefined.
 * When somebody signed up for the same address meanwhile, the password is needed: the code alone must
 * not put a stranger's password on the account.
 * @throws AppError `invalid` `identity.codeWrong` (MSG-15), `identity.codeExpired` (MSG-14),
 * `identity.passwordRequired`; `limited` `identity.attemptsExceeded` (MSG-20)
 */
export async function confirmSignUp(
  ctx: IdentityContext,
  input: ConfirmSignUpInput,
): Promise<SignedIn | undefined> {
  const proof = await provePassword(ctx, input);
  const outcome = await ctx.db.transaction((trx) => judge(trx, ctx, { input, proof }));
  switch (outcome) {
    case "wrong":
      throw identityError("invalid", "identity.codeWrong", { field: "code" });
    case "one-left":
      throw identityError("invalid", "identity.codeWrongOneLeft", { field: "code" });
    case "expired":
      throw identityError("invalid", "identity.codeExpired", { field: "code" });
    case "burned":
      throw identityError("limited", "identity.attemptsExceeded", {
        field: "code",
        retryAfterSeconds: WINDOW_SECONDS,
      });
    case "password-required":
      throw identityError("invalid", "identity.passwordRequired", { field: "password" });
    case "confirmed":
      return undefined;
    default:
      return signInto(ctx, outcome);
  }
}

/** `absent`, `wrong`, or the hash that the password was proven against. */
type PasswordProof = "absent" | "wrong" | { readonly hash: string };

async function provePassword(ctx: IdentityContext, input: ConfirmSignUpInput): Promise<PasswordProof> {
  if (input.password === undefined) return "absent";
  const account = await ctx.db.transaction((trx) => findAccountByEmail(trx, ctx, { email: input.email }));
  const correct = await ctx.identity.passwords.verify(account?.passwordHash, input.password);
  return correct && account !== undefined ? { hash: account.passwordHash } : "wrong";
}

type Outcome =
  | "wrong"
  | "one-left"
  | "expired"
  | "burned"
  | "password-required"
  | "confirmed"
  | OpenedSession;

async function judge(
  trx: TenantTransaction,
  ctx: IdentityContext,
  { input, proof }: { readonly input: ConfirmSignUpInput; readonly proof: PasswordProof },
): Promise<Outcome> {
  const at = ctx.clock.now();
  const account = await findAccountByEmail(trx, ctx, { email: input.email, lock: true });
  if (account === undefined || account.status === "confirmed") return "wrong";
  const [newest] = await findCodes(trx, ctx, account.id);
  const state = codeState(newest, at.getTime());
  if (newest === undefined || state === "none") return "wrong";
  if (state !== "usable") return state;
  const matches = newest.codeHash === codeHash(ctx.keys, newest.id, input.code);
  if (!matches || proof === "wrong") {
    await countAttempt(trx, ctx.tenantId, newest.id);
    const left = attemptsLeft(newest.attempts + 1);
    if (left === 0) return "burned";
    if (matches) return "password-required";
    return left === 1 ? "one-left" : "wrong";
  }
  const proven = proof !== "absent" && proof.hash === account.passwordHash;
  if (account.contested && !proven) return "password-required";
  await markCodeUsed(trx, ctx.tenantId, { id: newest.id, at });
  return confirm(trx, ctx, { account, at, signIn: proven });
}

async function confirm(
  trx: TenantTransaction,
  ctx: IdentityContext,
  { account, at, signIn }: { readonly account: Account; readonly at: Date; readonly signIn: boolean },
): Promise<Outcome> {
  await confirmAccount(trx, ctx.tenantId, { id: account.id, at });
  return signIn ? openSession(trx, ctx, { ...account, status: "confirmed" }) : "confirmed";
}
