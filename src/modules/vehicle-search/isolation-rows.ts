import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "GET /public/inventory/vehicles": { for: "anybody", address: "/public/inventory/vehicles?sort=price-asc" },
  "GET /public/inventory/facets": { for: "anybody" },
  "GET /public/inventory/vehicles/:vehicleKey": {
    for: "anybody",
    address: "/public/inventory/vehicles/no-such-vehicle",
  },
  "GET /public/inventory/vehicles/:vehicleKey/similar": {
    for: "anybody",
    address: "/public/inventory/vehicles/no-such-vehicle/similar",
  },
  "GET /public/inventory/suggestions": { for: "anybody", address: "/public/inventory/suggestions?q=toy" },
  "GET /public/geo/zip/:zip": { for: "anybody", address: "/public/geo/zip/78701" },
  "GET /public/inventory/count": { for: "anybody", address: "/public/inventory/count?make=toyota" },
  "GET /public/inventory/rooftops": { for: "anybody", address: "/public/inventory/rooftops?make=toyota" },
};
