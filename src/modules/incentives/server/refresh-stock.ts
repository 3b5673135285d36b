import { isDeepStrictEqual } from "node:util";
import {
  findStockForPrograms,
  saveProgramsOfStock,
} from "#modules/inventory/server/stock-lists/programs-of-stock.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { programsReaching } from "../domain/eligible-programs.ts";
import { programsForAll } from "../domain/incentive-ways.ts";
import { listPrograms } from "./incentives-repo.ts";

/** Small, so that nobody who buys one of these cars waits. */
const VEHICLES_AT_ONCE = 500;

/**
 * Keeps what programs give everybody with each vehicle, for cards, lists and filters: after an import, when a program
 * begins or ends, and for cars that came or changed since. What is right already is not written; the same again does nothing.
 * @returns how many vehicles changed
 */
export async function refreshStock(
  ctx: Pick<RequestContext, "tenantId" | "db" | "clock">,
): Promise<{ readonly changed: number }> {
  let changed = 0;
  for (let afterId = ""; ;) {
    const page = { afterId, limit: VEHICLES_AT_ONCE };
    const done = await ctx.db.transaction(async (trx) => {
      const programs = await listPrograms(trx, ctx);
      const makers = [...new Set(programs.map(({ maker }) => maker.toLowerCase()))];
      const vehicles = await findStockForPrograms(trx, ctx, { ...page, makers });
      const changes = vehicles.flatMap(({ id, timeZone, programs: before, ...vehicle }) => {
        const day = localTimeOf(ctx.clock.now().getTime(), timeZone).date;
        const after = programsForAll(programsReaching(programs, { vehicle, place: null, day }), day);
        return isDeepStrictEqual(before, after) ? [] : [{ id, programs: after }];
      });
      await saveProgramsOfStock(trx, ctx, changes);
      return { changed: changes.length, last: vehicles.at(-1)?.id, isFull: vehicles.length === page.limit };
    });
    changed += done.changed;
    if (done.last === undefined || !done.isFull) return { changed };
    afterId = done.last;
  }
}
