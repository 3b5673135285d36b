import type { TenantContext } from "#modules/tenancy/server/tenant-context.ts";
import { addDays, type CivilDate } from "#platform/shared/time/civil-date.ts";
import { instantOfLocalTime } from "#platform/shared/time/zoned-time.ts";

/** The midnight that ends a day where the retailer is. */
export function endOfDay({ tenant }: TenantContext, day: CivilDate): Date {
  return new Date(instantOfLocalTime({ date: addDays(day, 1), minutes: 0 }, tenant.support.hours.timeZone));
}
