import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
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
];
