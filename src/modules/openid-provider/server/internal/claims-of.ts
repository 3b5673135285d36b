import type { Account } from "#modules/accounts/server/accounts-repo.ts";

/** What an application may know of a person, by the scopes that were agreed to (OpenID Connect Core 5.4). */
export function claimsOf(account: Account, scope: string): Record<string, string | boolean> {
  const scopes = new Set(scope.split(" "));
  return {
    ...(scopes.has("email") && { email: account.email, email_verified: account.status === "confirmed" }),
    ...(scopes.has("profile") && {
      name: `${account.firstName} ${account.lastName}`,
      given_name: account.firstName,
      family_name: account.lastName,
    }),
  };
}
