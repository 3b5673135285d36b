import { AppError } from "#platform/shared/app-error.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { savedSearchMessages } from "../../messages.ts";

/** A refusal in the retailer's words. */
export function savedSearchError(
  ctx: TenantContext,
  kind: "invalid" | "conflict" | "not-found",
  code: keyof typeof savedSearchMessages,
): AppError {
  return new AppError(kind, { code, message: ctx.tenant.messages[code] ?? savedSearchMessages[code] });
}
