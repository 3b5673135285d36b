import { AppError } from "#platform/shared/app-error.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { type CaptureLinkRow, lockLink } from "./internal/capture-link-repo.ts";
import { captureState } from "./open-capture.ts";

/**
 * The link, locked, if a capture may go on with it.
 * @throws AppError not-found `idVerification.linkInvalid` for every other one
 */
export async function lockOpenLink(
  trx: TenantTransaction,
  ctx: TenantContext,
  token: string,
): Promise<CaptureLinkRow> {
  const row = await lockLink(trx, ctx, token);
  if (row === undefined || (await captureState(trx, ctx, row)) !== "open") throw linkInvalid();
  return row;
}

export function linkInvalid(): AppError {
  return new AppError("not-found", {
    code: "idVerification.linkInvalid",
    message: "This link no longer works.",
  });
}
