import { requireOrder } from "#modules/orders/server/find-order-for-step.ts";
import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import { findFlagged, openScreening } from "./internal/screening-repo.ts";

/** What the retailer's person sees who has to look: never shown to a buyer. */
interface ScreeningView {
  readonly version: number;
  readonly person: "BUYER" | "PRIMARY" | "JOINT";
  readonly state: string;
  readonly listDate: string;
  readonly isSampleList: boolean;
  readonly flags: readonly string[];
  readonly hits: readonly { readonly entry: number; readonly score: number; readonly program: string }[];
  readonly answeredBy: string | null;
  readonly answeredAt: string | null;
}

/** Everybody of an order about whom something was found. @throws AppError not-found `order.notFound` */
export function listScreenings(
  ctx: TenantContext & { readonly keys: TenantKeys },
  { orderNumber }: { readonly orderNumber: string },
): Promise<readonly ScreeningView[]> {
  return ctx.db.transaction(async (trx) => {
    const { id: orderId } = await requireOrder(trx, ctx, { orderNumber });
    const rows = await findFlagged(trx, ctx, { orderId });
    return rows.map((row) => {
      const { findings, answeredBy } = openScreening(ctx, row);
      return {
        version: row.version,
        person: row.person,
        state: row.state,
        listDate: row.list_date,
        isSampleList: row.is_sample_list,
        flags: findings?.flags ?? [],
        hits: findings?.hits ?? [],
        answeredBy,
        answeredAt: row.answered_at?.toISOString() ?? null,
      };
    });
  });
}
