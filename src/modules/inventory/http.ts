import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import type { InventoryContext } from "./server/inventory-context.ts";
import { viewer360 } from "./server/viewer-360.ts";

const VehicleKey = v.object({ vehicleKey: v.pipe(v.string(), v.maxLength(80)) });

export const inventoryEndpoints = [
  endpoint<InventoryContext>()({
    method: "GET",
    path: "/public/inventory/viewer/:vehicleKey",
    access: "public",
    summary: "A document with the retailer's own 360-degree viewer of a vehicle, for a frame (VEH-20).",
    params: VehicleKey,
    handle: (ctx, { params }) => viewer360(ctx, params),
  }),
];
