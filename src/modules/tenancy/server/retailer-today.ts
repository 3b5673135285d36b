import { addDays, type CivilDate } from "#platform/shared/time/civil-date.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";
import type { TenantContext } from "./tenant-context.ts";

/** The zone whose midnights count where no rooftop is meant: that of the retailer's support. */
export function retailerZone({ tenant }: Pick<TenantContext, "tenant">): string {
  return tenant.support.hours.timeZone;
}

/** Today where the retailer is. */
export function retailerToday(ctx: Pick<TenantContext, "tenant" | "clock">): CivilDate {
  return localTimeOf(ctx.clock.now().getTime(), retailerZone(ctx)).date;
}

/** Tomorrow where the retailer is. */
export function retailerTomorrow(ctx: Pick<TenantContext, "tenant" | "clock">): CivilDate {
  return addDays(retailerToday(ctx), 1);
}
