import { carMarks } from "#modules/car-lookup/domain/claims/car-marks.ts";
import { claimCar, isClaimedByOther } from "#modules/car-lookup/server/claims/claim-car.ts";
import { isUnclaimed } from "#modules/car-lookup/server/claims/is-unclaimed.ts";
import { holderOf } from "../domain/held-by-sale.ts";
import { openDescribed } from "./internal/trade-in-repo.ts";
import type { TitleContext } from "./trade-in-context.ts";

const BATCH = 100;

/**
 * Cars taken before claims were kept get theirs, the earlier one first (TRADE-08). One that another has by then keeps its
 * order and names no car, and somebody is told. Repeatable, safe beside other replicas.
 */
export async function claimEarlier(ctx: TitleContext): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const taken = trx.selectFrom("trade_in").selectAll().where("tenant_id", "=", ctx.tenantId);
    const waiting = taken.where(isUnclaimed("trade_in")).orderBy("changed_at").limit(BATCH);
    for (const row of await waiting.forUpdate().skipLocked().execute()) {
      const claim = { by: row.taken_by ?? "", tradeInId: row.id, at: row.changed_at };
      const marks = carMarks(openDescribed(ctx, row));
      const isLive = holderOf((orderId) => ctx.orderClaims.isLive(trx, ctx, orderId));
      const isTwice = await isClaimedByOther(trx, ctx, { marks, by: claim.by, isLive });
      await claimCar(trx, ctx, { ...claim, marks: isTwice ? { vin: null, plate: null } : marks });
      if (isTwice) ctx.log.warn("one car is in two orders or sales", { code: "tradeIn.carTaken" });
    }
  });
}
