import { openJson, SealBroken, sealJson, type TenantKeys } from "#platform/server/crypto/field-encryption.ts";
import type { RequestContext } from "#platform/server/context/request-context.ts";
import { AppError } from "#platform/shared/app-error.ts";
import { english } from "#platform/shared/texts/text.ts";
import type { DescribedCar } from "../domain/described-car.ts";
import type { PlateBody } from "../domain/plate-schema.ts";

const PLACE = "car_lookup|found";
const OVER = english("Too much time has passed. Please look for your plate again.");
const GOOD_MS = 30 * 60_000;

/** A car that was found by its plate, as nobody but the server sees it. */
interface PlatedCar extends PlateBody {
  readonly vin: string;
  readonly car: DescribedCar;
}

type Keeper = Pick<RequestContext, "clock"> & { readonly keys: TenantKeys };

/** What the browser holds until its owner has said which car it is: sealed, so that no VIN leaves the server. */
export function sealFound({ keys, clock }: Keeper, found: PlatedCar): string {
  const until = clock.now().getTime() + GOOD_MS;
  return sealJson(keys, PLACE, { ...found, until });
}

/** @throws AppError invalid with the field `found` for what is over, altered or another retailer's */
export function openFound({ keys, clock }: Keeper, sealed: string): PlatedCar {
  const { until, ...found } = opened(keys, sealed);
  if (until <= clock.now().getTime()) throw isOver();
  return found;
}

function opened(keys: TenantKeys, sealed: string): PlatedCar & { readonly until: number } {
  try {
    return openJson<PlatedCar & { readonly until: number }>(keys, PLACE, sealed);
  } catch (error) {
    if (error instanceof SealBroken) throw isOver();
    throw error;
  }
}

const isOver = (): AppError =>
  new AppError("invalid", { code: "tradeIn.foundOver", message: OVER, fields: { found: OVER } });
