import { tenantText } from "#modules/tenancy/domain/tenant-text.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { MOST_FAVORITES } from "../../domain/favorite-view.ts";
import { favoritesMessages } from "../../messages.ts";

/** An error of this module in the retailer's words. */
export function favoritesError(
  ctx: TenantContext,
  kind: "not-found" | "conflict",
  code: keyof typeof favoritesMessages,
): AppError {
  const message = tenantText(ctx.tenant, favoritesMessages, code, { limit: String(MOST_FAVORITES) });
  return new AppError(kind, { code, message });
}
