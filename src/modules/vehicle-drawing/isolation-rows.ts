import type { OpenRows } from "#platform/server/http/isolation-row.ts";

export const openRows: OpenRows = {
  "GET /images/vehicles/:body/:paint/:angle": {
    for: "anybody",
    address: "/images/vehicles/suv/gray/front.svg",
  },
};
