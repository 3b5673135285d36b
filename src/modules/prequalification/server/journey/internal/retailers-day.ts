import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { addDays, type CivilDate } from "#platform/shared/time/civil-date.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";

/** Today where the retailer's support is. */
export function retailersToday({ tenant, clock }: Pick<TenantContext, "tenant" | "clock">): CivilDate {
  return localTimeOf(clock.now().getTime(), tenant.support.hours.timeZone).date;
}

/** From when somebody whose questions are over may be asked again (OP-24). */
export function retailersTomorrow(ctx: Pick<TenantContext, "tenant" | "clock">): CivilDate {
  return addDays(retailersToday(ctx), 1);
}
