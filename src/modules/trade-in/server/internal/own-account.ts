import { AppError } from "#platform/shared/app-error.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";

/** @throws AppError `unauthenticated` */
export function ownAccount({ actor }: RequestContext): { readonly accountId: string } {
  if (actor.kind !== "account")
    throw new AppError("unauthenticated", { code: "auth.required", message: "Sign in to continue." });
  return { accountId: actor.accountId };
}
