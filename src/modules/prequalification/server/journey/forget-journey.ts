import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { deleteJourney } from "./internal/journey-repo.ts";

/**
 * Nothing is left of a journey, and its capability opens nothing any more. The consent stays for as long as it has to
 * prove that a bureau was asked on somebody's own instructions.
 */
export async function forgetJourney(
  trx: TenantTransaction,
  ctx: RequestContext,
  { journeyId }: { readonly journeyId: string },
): Promise<void> {
  await deleteJourney(trx, ctx, { id: journeyId });
}
