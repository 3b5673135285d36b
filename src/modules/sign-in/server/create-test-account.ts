import type { IdentityContext } from "./identity-context.ts";
import {
  type Account,
  confirmAccount,
  findAccountByEmail,
  insertAccount,
  NO_PASSWORD,
} from "#modules/accounts/server/accounts-repo.ts";
import type { IssuedTokens } from "#modules/sessions/server/tokens/issue-tokens.ts";
import { openSession, signInto } from "#modules/sessions/server/open-session.ts";

interface TestAccountInput {
  readonly email: string;
  /** Left out: no password sign-in, and no time spent on hashing. */
  readonly password?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Ten digits. */
  readonly phone?: string;
}

/**
 * A confirmed account for seeds, tests and benchmarks; an existing one is left as it is.
 * Not reachable over HTTP.
 */
export async function createTestAccount(
  ctx: IdentityContext,
  input: TestAccountInput,
): Promise<{ readonly accountId: string }> {
  const passwordHash =
    input.password === undefined ? NO_PASSWORD : await ctx.identity.passwords.hash(input.password);
  const { email, firstName = "Avery", lastName = "Buyer", phone = "5122345678" } = input;
  const at = ctx.clock.now();
  const accountId = await ctx.db.transaction(async (trx) => {
    const id = ctx.ids.next("acc");
    if (
      await insertAccount(trx, ctx, { id, person: { email, firstName, lastName, phone }, passwordHash, at })
    ) {
      await confirmAccount(trx, ctx.tenantId, { id, at });
      return id;
    }
    return (await existing(findAccountByEmail(trx, ctx, { email }))).id;
  });
  return { accountId };
}

/** Opens a session for an account of `createTestAccount` without its password. */
export async function signInTestAccount(
  ctx: IdentityContext,
  input: { readonly email: string },
): Promise<IssuedTokens> {
  const opened = await ctx.db.transaction(async (trx) =>
    openSession(trx, ctx, await existing(findAccountByEmail(trx, ctx, { email: input.email }))),
  );
  return (await signInto(ctx, opened)).tokens;
}

async function existing(found: Promise<Account | undefined>): Promise<Account> {
  const account = await found;
  if (account === undefined) throw new Error("the test account does not exist");
  return account;
}
