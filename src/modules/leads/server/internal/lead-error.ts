import { tenantText } from "#modules/tenancy/domain/tenant-text.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { AppError, type AppErrorKind } from "#platform/shared/app-error.ts";
import { leadMessages, type LeadMessageKey } from "../../messages.ts";

/** An error in the retailer's own words. */
export function leadError(
  ctx: Pick<TenantContext, "tenant">,
  kind: AppErrorKind,
  error: {
    readonly key: LeadMessageKey;
    readonly code?: string;
    /** Fields that are wrong, each with the key of its text. */
    readonly fields?: Readonly<Record<string, LeadMessageKey>>;
    readonly retryAfterSeconds?: number;
  },
): AppError {
  const text = (key: LeadMessageKey): string => tenantText(ctx.tenant, leadMessages, key);
  const { key, code = key, fields, retryAfterSeconds } = error;
  return new AppError(kind, {
    code,
    message: text(key),
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, wrong]) => [name, text(wrong)])),
    }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}
