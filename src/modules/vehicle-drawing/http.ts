import * as v from "valibot";
import { endpoint } from "#platform/server/http/endpoint.ts";
import { drawVehicleIllustration } from "./server/vehicle-illustration.ts";

/** Pictures of vehicles that have no photos. The address holds everything, so answers are kept for ever. */
export const illustrationEndpoints = [
  endpoint()({
    method: "GET",
    path: "/images/vehicles/:body/:paint/:angle",
    access: "public",
    summary: "Drawing of a vehicle by body, paint and angle, e.g. /images/vehicles/suv/1f3a5f/side.svg",
    params: v.object({ body: v.string(), paint: v.string(), angle: v.string() }),
    query: v.object({ two: v.optional(v.string()) }),
    handle: async (_ctx, { params, query }) => {
      const found = drawVehicleIllustration({ ...params, two: query.two });
      if (found.kind === "elsewhere") {
        const headers = { location: found.path, "cache-control": "public, max-age=86400" };
        return new Response(null, { status: 302, headers });
      }
      return new Response(found.svg, {
        headers: {
          "content-type": "image/svg+xml; charset=utf-8",
          "cache-control": "public, max-age=31536000, immutable",
          // Opened by itself the picture may style itself and nothing else.
          "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
          "x-content-type-options": "nosniff",
        },
      });
    },
  }),
];
