import { tenantText } from "#modules/tenancy/domain/tenant-text.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { pushMessages } from "../../messages.ts";

/** An error of this module in the retailer's words. */
export function pushError(
  ctx: TenantContext,
  kind: "invalid" | "not-found" | "conflict",
  code: keyof typeof pushMessages,
): AppError {
  return new AppError(kind, { code, message: tenantText(ctx.tenant, pushMessages, code) });
}

/** Too many tries of one account. */
export function turnedOnTooOften(ctx: TenantContext, retryAfterSeconds: number): AppError {
  const message = tenantText(ctx.tenant, pushMessages, "push.tooOften");
  return new AppError("limited", { code: "push.tooOften", message, retryAfterSeconds });
}
