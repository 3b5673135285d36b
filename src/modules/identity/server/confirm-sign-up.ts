import type { TenantTransaction } from "#platform/server/tenant-database.ts";
import type { IdentityContext } from "./identity-context.ts";
import { type Account, confirmAccount, findAccountByEmail } from "./internal/accounts-repo.ts";
import { countMiss, type Miss, tryCode } from "./internal/email-code.ts";
import { markCodeUsed } from "./internal/email-codes-repo.ts";
import { codeError } from "./internal/code-error.ts";
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
  switch (outcome.kind) {
    case "password-required":
      throw identityError("invalid", "identity.passwordRequired", { field: "password" });
    case "confirmed":
      return outcome.opened && signInto(ctx, outcome.opened);
    default:
      throw codeError(outcome, SIGN_UP_TEXTS);
  }
}

const SIGN_UP_TEXTS = {
  wrong: "identity.codeWrong",
  "one-left": "identity.codeWrongOneLeft",
  expired: "identity.codeExpired",
  burned: "identity.attemptsExceeded",
} as const;

/** `absent`, `wrong`, or the hash that the password was proven against. */
type PasswordProof = "absent" | "wrong" | { readonly hash: string };

async function provePassword(ctx: IdentityContext, input: ConfirmSignUpInput): Promise<PasswordProof> {
  if (input.password === undefined) return "absent";
  const account = await ctx.db.transaction((trx) => findAccountByEmail(trx, ctx, { email: input.email }));
  const correct = await ctx.identity.passwords.verify(account?.passwordHash, input.password);
  return correct && account !== undefined ? { hash: account.passwordHash } : "wrong";
}

type Outcome =
  | Miss
  | { readonly kind: "password-required" }
  | { readonly kind: "confirmed"; readonly opened: OpenedSession | undefined };

async function judge(
  trx: TenantTransaction,
  ctx: IdentityContext,
  { input, proof }: { readonly input: ConfirmSignUpInput; readonly proof: PasswordProof },
): Promise<Outcome> {
  const at = ctx.clock.now();
  const { email, code } = input;
  const found = await findAccountByEmail(trx, ctx, { email, lock: true });
  const account = found?.status === "unconfirmed" ? found : undefined;
  const tried = await tryCode(trx, ctx, { purpose: "sign-up", email, code, account });
  if (tried.kind !== "right") return tried;
  if (proof === "wrong") {
    const miss = await countMiss(trx, ctx, { purpose: "sign-up", code: tried.code });
    return miss.kind === "burned" ? miss : { kind: "password-required" };
  }
  const proven = proof !== "absent" && proof.hash === tried.account.passwordHash;
  if (tried.account.contested && !proven) return { kind: "password-required" };
  await markCodeUsed(trx, ctx.tenantId, { id: tried.code.id, at });
  await confirmAccount(trx, ctx.tenantId, { id: tried.account.id, at });
  const confirmed: Account = { ...tried.account, status: "confirmed", contested: false };
  return { kind: "confirmed", opened: proven ? await openSession(trx, ctx, confirmed) : undefined };
}
