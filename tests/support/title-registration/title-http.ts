import * as v from "valibot";
import { requireOwnedOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { endpoint } from "#platform/server/http/endpoint.ts";

export const titleEndpoints = [
  endpoint<TenantContext>()({
    method: "GET",
    path: "/api/title/:orderNumber",
    access: "account",
    summary: "The title of the owner's order.",
    params: v.object({ orderNumber: v.string() }),
    handle: async (ctx, { params }) =>
      ctx.db.transaction(async (trx) => {
        const { orderNumber } = await requireOwnedOrder(trx, ctx, params.orderNumber);
        return { orderNumber };
      }),
  }),
];
