import { limitVisitor } from "#modules/accounts/server/limit-visitor.ts";
import type { FoundByPlate } from "../domain/found-by-plate.ts";
import type { PlateBody } from "../domain/plate-schema.ts";
import { sealFound } from "./found-token.ts";
import type { LookupContext } from "./lookup-context.ts";
import { askedTooOften } from "./lookup-errors.ts";

/** A person has a car or two; plates of strangers are nobody's business. */
const SEARCHES = {
  browser: { bucket: "trade-in.plate", limit: 10, windowSeconds: 3_600 },
  network: { bucket: "trade-in.plate-network", limit: 40, windowSeconds: 3_600 },
} as const;

/**
 * Which cars a plate may belong to, for its owner to say which one it is: year, make, model and the end of the VIN,
 * nothing about an owner. The plate is in no address and no log.
 * @throws AppError limited
 */
export async function findByPlate(ctx: LookupContext, asked: PlateBody): Promise<FoundByPlate> {
  await limitVisitor(ctx, { ...SEARCHES, refuse: askedTooOften });
  const reply = await ctx.plateService.find(ctx, asked);
  if (reply.kind === "failure") return { kind: "unavailable" };
  if (reply.kind !== "found") return reply;
  return {
    kind: "found",
    cars: reply.cars.map(({ vin, car }) => ({
      car,
      vinEnding: vin.slice(-4),
      found: sealFound(ctx, { ...asked, vin, car }),
    })),
  };
}
