import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { favoritesError } from "./favorites-error.ts";

/**
 * The account whose list is meant.
 * @throws AppError unauthenticated (ROLE-03); not-found `favorites.off` where the retailer does without (FAV-02)
 */
export function requireSaver(ctx: TenantContext): string {
  if (ctx.actor.kind !== "account")
    throw new AppError("unauthenticated", { code: "auth.required", message: "Please sign in." });
  if (!ctx.tenant.config.consumer.showFavorites) throw favoritesError(ctx, "not-found", "favorites.off");
  return ctx.actor.accountId;
}
