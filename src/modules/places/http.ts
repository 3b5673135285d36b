import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { restOfAddress, streetLineSchema } from "#platform/shared/fields/address/address.ts";
import type { PlacesContext } from "./server/places-context.ts";
import { validateAddress } from "./server/validate-address.ts";

export const placesEndpoints = [
  endpoint<PlacesContext>()({
    method: "POST",
    path: "/public/geo/address/validate",
    access: "public",
    summary:
      "Whether a typed address can be: zip code, state and city agree, no P.O. box for a delivery (VAL-13).",
    body: v.object({
      addressLine1: streetLineSchema,
      ...restOfAddress,
      isDelivery: v.optional(v.boolean(), false),
    }),
    response: v.object({ city: v.string() }),
    handle: async (ctx, { body }) => validateAddress(ctx, body),
  }),
];
