import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { lockIdVerification, updateIdVerification } from "./internal/id-verification-repo.ts";

/**
 * Somebody buys together with the order's buyer and is identified as well. Again changes nothing.
 * @param input.homeState where a home in Illinois keeps everything off the internet (OP-19)
 */
export async function expectCoBuyer(
  trx: TenantTransaction,
  ctx: RequestContext,
  { orderId, homeState }: { readonly orderId: string; readonly homeState: string },
): Promise<void> {
  const of = { orderId, person: "co-buyer" } as const;
  const { id_state: known } = await lockIdVerification(trx, ctx, of);
  if (known === null && homeState !== "")
    await updateIdVerification(trx, ctx, { ...of, set: { id_state: homeState } });
}
