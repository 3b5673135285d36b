import { checkVin } from "#modules/inventory/domain/vin.ts";
import { hitRateLimit } from "#platform/server/limits/rate-limit.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { DescribedCar } from "../domain/described-car.ts";
import { VIN_WRONG } from "../domain/vin-words.ts";
import type { LookupContext } from "./lookup-context.ts";
import { askedTooOften, fieldWrong } from "./lookup-errors.ts";

/** A catalog that anybody may read, but not copy: one address asks so often. */
const LOOKUPS = { bucket: "trade-in.vehicle", limit: 60, windowSeconds: 3_600 } as const;

const UNKNOWN = english("We don't know this VIN. Please name year, make and model.");

/**
 * Year, make, model and body of a VIN, without its serial number (vPIC); nothing about its owner.
 * @throws AppError invalid with the field `vin`; not-found `tradeIn.vinUnknown`; limited
 */
export async function findVehicleOfVin(ctx: LookupContext, text: string): Promise<DescribedCar> {
  const checked = checkVin(text);
  if (checked.kind !== "valid") throw fieldWrong("vin", VIN_WRONG);
  const key = ctx.caller?.address ?? "";
  if (key !== "" && !ctx.identity.sandbox) {
    const { allowed, retryAfterSeconds } = await hitRateLimit(ctx, { ...LOOKUPS, key });
    if (!allowed) throw askedTooOften(retryAfterSeconds);
  }
  const { make, model, year, bodyStyle } = await ctx.vinFacts(checked.vin);
  if (make === null || model === null || year === null)
    throw new AppError("not-found", { code: "tradeIn.vinUnknown", message: UNKNOWN });
  return { year, make, model, trim: null, bodyStyle };
}
