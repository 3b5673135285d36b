import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { plateBody } from "./domain/plate-schema.ts";
import { findByPlate } from "./server/find-by-plate.ts";
import { findVehicleOfVin } from "./server/find-vehicle.ts";
import type { LookupContext } from "./server/lookup-context.ts";

export const lookupEndpoints = [
  endpoint<LookupContext>()({
    method: "POST",
    path: "/public/trade-in/vehicle",
    access: "public",
    summary: "Year, make, model and body of a VIN (TRADE-03)",
    body: v.object({ vin: v.pipe(v.string(), v.maxLength(40)) }),
    handle: (ctx, { body }) => findVehicleOfVin(ctx, body.vin),
  }),
  endpoint<LookupContext>()({
    method: "POST",
    path: "/public/trade-in/plate",
    access: "public",
    summary:
      "Which cars a license plate may belong to, by year, make, model and the end of the VIN (TRADE-03)",
    body: plateBody,
    handle: async (ctx, { body }) =>
      Response.json(await findByPlate(ctx, body), { headers: { "cache-control": "no-store" } }),
  }),
];
