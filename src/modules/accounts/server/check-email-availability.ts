import type { AccountsContext } from "./accounts-context.ts";
import { findAccountByEmail } from "./accounts-repo.ts";

/** AUTH-09: false when a confirmed account has the address; an unfinished sign-up does not take it. */
export async function checkEmailAvailability(
  ctx: AccountsContext,
  input: { readonly email: string },
): Promise<{ readonly available: boolean }> {
  const account = await ctx.db.transaction((trx) => findAccountByEmail(trx, ctx, { email: input.email }));
  return { available: account?.status !== "confirmed" };
}
