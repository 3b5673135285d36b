import { getVehicle } from "#modules/inventory/server/get-vehicle.ts";
import { clock, localTimeOf } from "#platform/shared/zoned-time.ts";
import { weekHoursOf } from "../domain/opening-hours.ts";
import { testDriveDays, testDriveTimes } from "../domain/test-drive-times.ts";
import { leadError } from "./internal/lead-error.ts";
import type { LeadsContext } from "./leads-context.ts";

/** Days on which the dealer is open, with the times at which a test drive may begin, in the dealer's own time. */
export interface TestDriveTimes {
  readonly timeZone: string;
  readonly days: readonly { readonly date: string; readonly times: readonly string[] }[];
}

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
  const week = weekHoursOf(ctx.tenant, id);
  const now = localTimeOf(ctx.clock.now().getTime(), timeZone);
  const days = testDriveDays(week, now).map((date) => ({
    date,
    times: testDriveTimes(week, date, now).map(clock),
  }));
  return { timeZone, days };
}
