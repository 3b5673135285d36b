import { sql } from "kysely";
import { acceptOffer } from "#modules/lenders/server/accept-offer.ts";
import type { LendersContext } from "#modules/lenders/server/lenders-context.ts";
import { heldRequestsBy } from "#modules/lenders/server/list-answers.ts";

const hold = heldRequestsBy(
  (_db, { applicationId }: { readonly tenantId: string; readonly applicationId: string }) =>
    sql<string>`${applicationId}`,
);

/** Takes an offer in a transaction of its own, as an application that is known by its id. */
export function acceptLenderOffer(
  ctx: LendersContext,
  { applicationId, ...chosen }: { applicationId: string; lenderId: string; offerId: string },
): ReturnType<typeof acceptOffer> {
  return ctx.db.transaction(async (trx) => {
    const held = await hold(trx, ctx, { tenantId: ctx.tenantId, applicationId });
    return acceptOffer(trx, ctx, { held, ...chosen });
  });
}
