import { getVehicle } from "#modules/inventory/server/get-vehicle.ts";
import { clock, localTimeOf } from "#platform/shared/time/zoned-time.ts";
import { openingDaysOf } from "../domain/opening-hours.ts";
import { testDriveDays, testDriveTimes, type TestDriveTimes } from "../domain/test-drive-times.ts";
import { leadError } from "./internal/lead-error.ts";
import type { LeadsContext } from "./leads-context.ts";

/**
 * When the vehicle may be driven within the next 30 days; no day when it is not there to drive.
 * @throws AppError `not-found`: no such vehicle, or test drives are switched off (LEAD-04)
 */
export async function listTestDriveTimes(
  ctx: LeadsContext,
  { vehicleKey }: { readonly vehicleKey: string },
): Promise<TestDriveTimes> {
  if (!ctx.tenant.config.consumer.testDrive) throw leadError(ctx, "not-found", { key: "leads.testDriveOff" });
  const { rooftop, availability } = await getVehicle(ctx, { key: vehicleKey });
  const { id, timeZone } = rooftop;
  if (availability !== "Available") return { timeZone, days: [] };
  const hours = openingDaysOf(ctx.tenant, id);
  const now = localTimeOf(ctx.clock.now().getTime(), timeZone);
  const days = testDriveDays(hours, now).map((date) => ({
    date,
    times: testDriveTimes(hours, date, now).map(clock),
  }));
  return { timeZone, days };
}
