import { AppError } from "#platform/shared/app-error.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { Owner } from "./saved-searches-repo.ts";

/** Whose searches a signed-in person may touch: their own. @throws AppError `unauthenticated` */
export function ownerOf(ctx: RequestContext): Owner {
  if (ctx.actor.kind !== "account")
    throw new AppError("unauthenticated", { code: "auth.required", message: "Sign in to continue." });
  return { tenantId: ctx.tenantId, accountId: ctx.actor.accountId };
}
