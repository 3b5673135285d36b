import { isFamiliarPassword, type PasswordSurroundings } from "../../domain/familiar-password.ts";
import type { AccountsContext } from "../accounts-context.ts";

/** VAL-17: true when the password is a common one or made of what everybody knows about its owner and this store. */
export async function isCommonPassword(
  ctx: AccountsContext,
  input: { readonly password: string } & Partial<Omit<PasswordSurroundings, "brand">>,
): Promise<boolean> {
  const { password, email = "", firstName = "", lastName = "" } = input;
  const around = { email, firstName, lastName, brand: ctx.tenant.brandName };
  return isFamiliarPassword(password, around) || ctx.identity.commonPasswords.has(password);
}
