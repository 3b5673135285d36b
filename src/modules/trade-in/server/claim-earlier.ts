import { sql } from "kysely";
import { carMarks } from "#modules/car-lookup/domain/claims/car-marks.ts";
import { claimCar, isClaimedByOther } from "#modules/car-lookup/server/claims/claim-car.ts";
import { holderOf } from "../domain/held-by-sale.ts";
import { openDescribed } from "./internal/trade-in-repo.ts";
import type { TitleContext } from "./trade-in-context.ts";

/** Of `trade_in`, by the name it has in a statement: an order or sale took it, and no claim says so. */
export const takenUnclaimed = (name: "own" | "trade_in") => sql<boolean>`taken_by is not null and not exists
  (select 1 from trade_in_claim c where c.tenant_id = ${sql.ref(`${name}.tenant_id`)} and c.claimed_by = taken_by)`;
const BATCH = 100;

/**
 * Cars taken before claims were kept get theirs, the earlier one first (TRADE-08). One that another has by then keeps its
 * order and names no car, and somebody is told. Repeatable, safe beside other replicas.
 */
export async function claimEarlier(ctx: TitleContext): Promise<void> {
  await ctx.db.transaction(async (trx) => {
    const taken = trx.selectFrom("trade_in").selectAll().where("tenant_id", "=", ctx.tenantId);
    const waiting = taken.where(takenUnclaimed("trade_in")).orderBy("changed_at").limit(BATCH);
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
