import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import type { CivilDate } from "#platform/shared/time/civil-date.ts";
import { localTimeOf } from "#platform/shared/time/zoned-time.ts";

/** The zone whose midnights count for results. */
export function retailerZone({ tenant }: Pick<TenantContext, "tenant">): string {
  return tenant.support.hours.timeZone;
}

export function retailerToday(ctx: TenantContext): CivilDate {
  return localTimeOf(ctx.clock.now().getTime(), retailerZone(ctx)).date;
}
