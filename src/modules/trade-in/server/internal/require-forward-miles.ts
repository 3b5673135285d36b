import { odometerOfVin } from "#modules/inventory/server/stock-lists/odometer-of-vin.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import type { TenantTransaction } from "#platform/server/database/transactions/tenant-database.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { english, fillText } from "#platform/shared/texts/text.ts";
import type { Described } from "../../domain/described.ts";

const BACKWARDS = english(
  "When we had this car, its odometer showed {miles} miles. Check the number, and confirm it if it's right.",
);
const CONFIRM = english("Check this box if the odometer really shows this.");

/** Whether an odometer shows less than the last record of its VIN that the retailer has. */
export async function runsBackwards(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  { vin, miles }: Pick<Described, "vin" | "miles">,
): Promise<number | null> {
  if (vin === null || miles === null) return null;
  const recorded = await odometerOfVin(trx, ctx, vin);
  return recorded !== null && miles < recorded ? recorded : null;
}

/** An odometer that runs backwards is asked about, not refused. @throws AppError invalid `tradeIn.milesBackwards` */
export async function requireForwardMiles(
  trx: TenantTransaction,
  ctx: Pick<RequestContext, "tenantId">,
  said: Described,
): Promise<void> {
  const recorded = said.milesConfirmed === true ? null : await runsBackwards(trx, ctx, said);
  if (recorded === null) return;
  const message = fillText(BACKWARDS, { miles: recorded.toLocaleString("en-US") });
  throw new AppError("invalid", {
    code: "tradeIn.milesBackwards",
    message,
    fields: { miles: message, milesConfirmed: CONFIRM },
  });
}
